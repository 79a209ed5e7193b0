package dev.ration.intrinsics;

import dev.ration.runtime.Attributes;
import dev.ration.runtime.Call;
import dev.ration.runtime.ErrorText;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.JsGenerator;
import dev.ration.runtime.Row;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/** %GeneratorPrototype%, section 27.5.1: the interpreter resumes the body. */
enum GeneratorIntrinsics implements Intrinsic {
  PROTOTYPE(Row.prototype("sec-properties-of-generator-prototype").withParent(WellKnown.ITERATOR_PROTOTYPE)),
  CONSTRUCTOR(Row.alias("constructor", WellKnown.GENERATOR_FUNCTION_PROTOTYPE, "sec-generator.prototype.constructor")
      .withAttributes(Attributes.CONFIGURABLE)),
  NEXT(Row.method("next", 1, Fuel.flat(), "sec-generator.prototype.next")),
  RETURN(Row.method("return", 1, Fuel.flat(), "sec-generator.prototype.return")),
  THROW(Row.method("throw", 1, Fuel.flat(), "sec-generator.prototype.throw")),
  TO_STRING_TAG(Row.toStringTag("Generator", "sec-generator.prototype-%symbol.tostringtag%"));

  private final Row row;

  GeneratorIntrinsics(Row row) {
    this.row = row;
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public Value call(Call c) {
    return switch (this) {
      case NEXT -> resume(c, JsGenerator.Mode.NEXT);
      case RETURN -> resume(c, JsGenerator.Mode.RETURN);
      case THROW -> resume(c, JsGenerator.Mode.THROW);
      case PROTOTYPE, CONSTRUCTOR, TO_STRING_TAG -> throw new AssertionError(this);
    };
  }

  private static Value resume(Call c, JsGenerator.Mode mode) {
    if (!(c.receiver() instanceof JsGenerator g)) {
      throw c.typeError(c.callee().intrinsic().row().name() + " method called on incompatible receiver "
          + ErrorText.describe(c.realm(), c.receiver()));
    }
    return g.resume(c.realm(), mode, c.arg(0));
  }
}
