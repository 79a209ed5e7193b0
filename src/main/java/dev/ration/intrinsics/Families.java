package dev.ration.intrinsics;

import dev.ration.runtime.Family;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.IntrinsicFamily;

/** Which families exist, and their rows. Naming a family does not load its enum. */
public enum Families implements IntrinsicFamily {
  /** Everything but Date and Math.random. */
  STANDARD(false, false),
  /** Date too (row 305). */
  WITH_DATE(true, false),
  /** Math.random too (row 305). */
  WITH_RANDOM(false, true),
  COMPLETE(true, true),
  /** Nothing that leads out of the run (rows 82, 178). */
  EXPRESSION(false, false);

  private final boolean date;
  private final boolean random;

  Families(boolean date, boolean random) {
    this.date = date;
    this.random = random;
  }

  @Override
  public boolean provides(Family family) {
    return switch (family) {
      case GLOBAL -> true;

      case OBJECT -> true;

      case FUNCTION -> true;

      case ERROR -> true;

      case BOOLEAN -> true;

      case SYMBOL -> true;

      case NUMBER -> true;

      case BIGINT -> true;

      case MATH -> true;

      case STRING -> true;

      case REGEXP -> true;

      case ARRAY -> true;

      case MAP -> true;

      case SET -> true;

      case WEAK_MAP -> true;

      case WEAK_SET -> true;

      case JSON -> true;

      case REFLECT -> true;

      case ITERATOR -> true;

      case ARRAY_ITERATOR -> true;

      case STRING_ITERATOR -> true;

      case MAP_ITERATOR -> true;

      case SET_ITERATOR -> true;

      case REGEXP_STRING_ITERATOR -> true;

      case ITERATOR_HELPER -> true;

      case WRAP_FOR_VALID_ITERATOR -> true;

      case GENERATOR_FUNCTION -> true;

      case GENERATOR -> true;

      case DATE -> date;

      case CROSSED_DATE -> true;

      case CONSOLE -> this != EXPRESSION;

      case CAPABILITY -> this != EXPRESSION;
    };
  }

  @Override
  public Intrinsic[] rows(Family family) {
    return switch (family) {
      case GLOBAL -> GlobalIntrinsics.values();

      case OBJECT -> ObjectIntrinsics.values();

      case FUNCTION -> FunctionIntrinsics.values();

      case ERROR -> ErrorIntrinsics.values();

      case BOOLEAN -> BooleanIntrinsics.values();

      case SYMBOL -> SymbolIntrinsics.values();

      case NUMBER -> NumberIntrinsics.values();

      case BIGINT -> BigIntIntrinsics.values();

      case MATH -> MathIntrinsics.rows(random);

      case STRING -> StringIntrinsics.values();

      case REGEXP -> RegExpIntrinsics.values();

      case ARRAY -> ArrayIntrinsics.values();

      case MAP -> MapIntrinsics.values();

      case SET -> SetIntrinsics.values();

      case WEAK_MAP -> WeakMapIntrinsics.values();

      case WEAK_SET -> WeakSetIntrinsics.values();

      case JSON -> JsonIntrinsics.values();

      case REFLECT -> ReflectIntrinsics.values();

      case ITERATOR -> IteratorIntrinsics.values();

      case ARRAY_ITERATOR -> ArrayIteratorIntrinsics.values();

      case STRING_ITERATOR -> StringIteratorIntrinsics.values();

      case MAP_ITERATOR -> MapIteratorIntrinsics.values();

      case SET_ITERATOR -> SetIteratorIntrinsics.values();

      case REGEXP_STRING_ITERATOR -> RegExpStringIteratorIntrinsics.values();

      case ITERATOR_HELPER -> IteratorHelperIntrinsics.values();

      case WRAP_FOR_VALID_ITERATOR -> WrapForValidIteratorIntrinsics.values();

      case GENERATOR_FUNCTION -> GeneratorFunctionIntrinsics.values();

      case GENERATOR -> GeneratorIntrinsics.values();

      case DATE -> DateIntrinsics.values();

      case CROSSED_DATE -> CrossedDateIntrinsics.values();

      case CONSOLE -> ConsoleIntrinsics.values();

      case CAPABILITY -> CapabilityIntrinsics.values();
    };
  }
}
