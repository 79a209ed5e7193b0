package dev.ration.intrinsics;

import dev.ration.runtime.Attributes;
import dev.ration.runtime.Call;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.ErrorText;
import dev.ration.runtime.Direct;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Iteration;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsSymbol;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.ObjectOperations;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Row;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/** Array and Array.prototype, section 23.1. The algorithms of the methods are in the classes named Array…. */
enum ArrayIntrinsics implements Direct {
  CONSTRUCTOR(Row.constructor("Array", 1, Fuel.perElement(Fuel.Source.ARGUMENT), "sec-array-constructor")),
  PROTOTYPE(Row.prototype(Row.Exotic.ARRAY, "sec-properties-of-the-array-prototype-object")),

  FROM(Row.staticMethod("from", 1, perElement(), "sec-array.from")),
  IS_ARRAY(Row.staticMethod("isArray", 1, Fuel.flat(), "sec-array.isarray")),
  OF(Row.staticMethod("of", 0, perElement(), "sec-array.of")),
  SPECIES(Row.staticGetter(JsSymbol.SPECIES, Fuel.flat(), "sec-get-array-%symbol.species%")),

  AT(Row.method("at", 1, Fuel.flat(), "sec-array.prototype.at")),
  CONCAT(Row.method("concat", 1, perElement(), "sec-array.prototype.concat")),
  COPY_WITHIN(Row.method("copyWithin", 2, perElement(), "sec-array.prototype.copywithin")),
  ENTRIES(Row.method("entries", 0, Fuel.flat(), "sec-array.prototype.entries")),
  EVERY(Row.method("every", 1, perElement(), "sec-array.prototype.every")),
  FILL(Row.method("fill", 1, perElement(), "sec-array.prototype.fill")),
  FILTER(Row.method("filter", 1, perElement(), "sec-array.prototype.filter")),
  FIND(Row.method("find", 1, perElement(), "sec-array.prototype.find")),
  FIND_INDEX(Row.method("findIndex", 1, perElement(), "sec-array.prototype.findindex")),
  FIND_LAST(Row.method("findLast", 1, perElement(), "sec-array.prototype.findlast")),
  FIND_LAST_INDEX(Row.method("findLastIndex", 1, perElement(), "sec-array.prototype.findlastindex")),
  FLAT(Row.method("flat", 0, perElement(), "sec-array.prototype.flat")),
  FLAT_MAP(Row.method("flatMap", 1, perElement(), "sec-array.prototype.flatmap")),
  FOR_EACH(Row.method("forEach", 1, perElement(), "sec-array.prototype.foreach")),
  INCLUDES(Row.method("includes", 1, perElement(), "sec-array.prototype.includes")),
  INDEX_OF(Row.method("indexOf", 1, perElement(), "sec-array.prototype.indexof")),
  JOIN(Row.method("join", 1, Fuel.metered("1 per element, text as it is built"), "sec-array.prototype.join")),
  KEYS(Row.method("keys", 0, Fuel.flat(), "sec-array.prototype.keys")),
  LAST_INDEX_OF(Row.method("lastIndexOf", 1, perElement(), "sec-array.prototype.lastindexof")),
  MAP(Row.method("map", 1, perElement(), "sec-array.prototype.map")),
  POP(Row.method("pop", 0, Fuel.flat(), "sec-array.prototype.pop")),
  PUSH(Row.method("push", 1, Fuel.perElement(Fuel.Source.ARGUMENT), "sec-array.prototype.push")),
  REDUCE(Row.method("reduce", 1, perElement(), "sec-array.prototype.reduce")),
  REDUCE_RIGHT(Row.method("reduceRight", 1, perElement(), "sec-array.prototype.reduceright")),
  REVERSE(Row.method("reverse", 0, perElement(), "sec-array.prototype.reverse")),
  SHIFT(Row.method("shift", 0, perElement(), "sec-array.prototype.shift")),
  SLICE(Row.method("slice", 2, perElement(), "sec-array.prototype.slice")),
  SOME(Row.method("some", 1, perElement(), "sec-array.prototype.some")),
  SORT(Row.method("sort", 1, sorting(), "sec-array.prototype.sort")),
  SPLICE(Row.method("splice", 2, perElement(), "sec-array.prototype.splice")),
  TO_LOCALE_STRING(Row.method("toLocaleString", 0,
      Fuel.metered("1 per element, text as it is built"), "sec-array.prototype.tolocalestring")),
  TO_REVERSED(Row.method("toReversed", 0, perElement(), "sec-array.prototype.toreversed")),
  TO_SORTED(Row.method("toSorted", 1, sorting(), "sec-array.prototype.tosorted")),
  TO_SPLICED(Row.method("toSpliced", 2, perElement(), "sec-array.prototype.tospliced")),
  TO_STRING(Row.method("toString", 0, Fuel.flat(), "sec-array.prototype.tostring")),
  UNSHIFT(Row.method("unshift", 1, perElement(), "sec-array.prototype.unshift")),
  VALUES(Row.method("values", 0, Fuel.flat(), "sec-array.prototype.values")),
  WITH(Row.method("with", 2, perElement(), "sec-array.prototype.with")),
  ITERATOR(Row.alias(JsSymbol.ITERATOR, VALUES.ordinal(), "sec-array.prototype-%symbol.iterator%")),
  UNSCOPABLES(Row.alias(JsSymbol.UNSCOPABLES, Constants.UNSCOPABLE_NAMES, Constants.UNSCOPABLES_SECTION)
      .withAttributes(Attributes.CONFIGURABLE)),

  UNSCOPABLE_NAMES(Row.namespace("unscopables", Constants.UNSCOPABLES_SECTION).withNullPrototype()),
  UNSCOPABLE_AT(unscopable("at")),
  UNSCOPABLE_COPY_WITHIN(unscopable("copyWithin")),
  UNSCOPABLE_ENTRIES(unscopable("entries")),
  UNSCOPABLE_FILL(unscopable("fill")),
  UNSCOPABLE_FIND(unscopable("find")),
  UNSCOPABLE_FIND_INDEX(unscopable("findIndex")),
  UNSCOPABLE_FIND_LAST(unscopable("findLast")),
  UNSCOPABLE_FIND_LAST_INDEX(unscopable("findLastIndex")),
  UNSCOPABLE_FLAT(unscopable("flat")),
  UNSCOPABLE_FLAT_MAP(unscopable("flatMap")),
  UNSCOPABLE_INCLUDES(unscopable("includes")),
  UNSCOPABLE_KEYS(unscopable("keys")),
  UNSCOPABLE_TO_REVERSED(unscopable("toReversed")),
  UNSCOPABLE_TO_SORTED(unscopable("toSorted")),
  UNSCOPABLE_TO_SPLICED(unscopable("toSpliced")),
  UNSCOPABLE_VALUES(unscopable("values"));

  /** Constants that the rows above refer to before they are declared. */
  private static final class Constants {
    static final int UNSCOPABLE_NAMES = 46;
    static final String UNSCOPABLES_SECTION = "sec-array.prototype-%symbol.unscopables%";
  }

  static {
    if (UNSCOPABLE_NAMES.ordinal() != Constants.UNSCOPABLE_NAMES) {
      throw new AssertionError(UNSCOPABLE_NAMES.ordinal());
    }
  }

  private final Row row;

  ArrayIntrinsics(Row row) {
    this.row = row;
  }

  private static Fuel perElement() {
    return Fuel.perElement(Fuel.Source.RECEIVER);
  }

  private static Fuel sorting() {
    return Fuel.metered("1 per element and per comparison, besides the comparator");
  }

  private static Row unscopable(String name) {
    return Row.value(name, JsBoolean.TRUE, Attributes.ALL, Constants.UNSCOPABLES_SECTION);
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public boolean isDirect() {
    return this == PUSH;
  }

  @Override
  public Value direct(Realm realm, Value receiver, Value argument) {
    return ArrayMutation.pushOne(realm, receiver, argument);
  }

  @Override
  public Value call(Call c) {
    return switch (this) {
      case CONSTRUCTOR -> construct(c);
      case FROM -> from(c);
      case IS_ARRAY -> JsBoolean.of(ObjectOperations.isArray(c.arg(0)));
      case OF -> of(c);
      case SPECIES -> c.receiver();
      case AT -> ArraySearch.at(c);
      case CONCAT -> ArrayCopies.concat(c);
      case COPY_WITHIN -> ArrayMutation.copyWithin(c);
      case ENTRIES -> ArrayIterator.create(c, ArrayIterator.Kind.ENTRIES);
      case EVERY -> ArrayCallbacks.every(c);
      case FILL -> ArrayMutation.fill(c);
      case FILTER -> ArrayCallbacks.filter(c);
      case FIND -> ArrayCallbacks.find(c, false, true);
      case FIND_INDEX -> ArrayCallbacks.find(c, false, false);
      case FIND_LAST -> ArrayCallbacks.find(c, true, true);
      case FIND_LAST_INDEX -> ArrayCallbacks.find(c, true, false);
      case FLAT -> ArrayFlattening.flat(c);
      case FLAT_MAP -> ArrayFlattening.flatMap(c);
      case FOR_EACH -> ArrayCallbacks.forEach(c);
      case INCLUDES -> ArraySearch.includes(c);
      case INDEX_OF -> ArraySearch.indexOf(c);
      case JOIN -> ArrayText.join(c);
      case KEYS -> ArrayIterator.create(c, ArrayIterator.Kind.KEYS);
      case LAST_INDEX_OF -> ArraySearch.lastIndexOf(c);
      case MAP -> ArrayCallbacks.map(c);
      case POP -> ArrayMutation.pop(c);
      case PUSH -> ArrayMutation.push(c);
      case REDUCE -> ArrayCallbacks.reduce(c);
      case REDUCE_RIGHT -> ArrayCallbacks.reduceRight(c);
      case REVERSE -> ArrayMutation.reverse(c);
      case SHIFT -> ArrayMutation.shift(c);
      case SLICE -> ArrayCopies.slice(c);
      case SOME -> ArrayCallbacks.some(c);
      case SORT -> ArraySorting.sort(c);
      case SPLICE -> ArrayMutation.splice(c);
      case TO_LOCALE_STRING -> ArrayText.toLocaleString(c);
      case TO_REVERSED -> ArrayCopies.toReversed(c);
      case TO_SORTED -> ArraySorting.toSorted(c);
      case TO_SPLICED -> ArrayCopies.toSpliced(c);
      case TO_STRING -> ArrayText.toString(c);
      case UNSHIFT -> ArrayMutation.unshift(c);
      case VALUES -> ArrayIterator.create(c, ArrayIterator.Kind.VALUES);
      case WITH -> ArrayCopies.with(c);
      case PROTOTYPE, ITERATOR, UNSCOPABLES, UNSCOPABLE_NAMES, UNSCOPABLE_AT, UNSCOPABLE_COPY_WITHIN,
          UNSCOPABLE_ENTRIES, UNSCOPABLE_FILL, UNSCOPABLE_FIND, UNSCOPABLE_FIND_INDEX, UNSCOPABLE_FIND_LAST,
          UNSCOPABLE_FIND_LAST_INDEX, UNSCOPABLE_FLAT, UNSCOPABLE_FLAT_MAP, UNSCOPABLE_INCLUDES, UNSCOPABLE_KEYS,
          UNSCOPABLE_TO_REVERSED, UNSCOPABLE_TO_SORTED, UNSCOPABLE_TO_SPLICED, UNSCOPABLE_VALUES ->
          throw new AssertionError(this);
    };
  }

  /** Array ( ...values ), section 23.1.1.1. */
  private static Value construct(Call c) {
    Realm realm = c.realm();
    JsObject prototype = c.prototypeFromNewTarget(WellKnown.ARRAY_PROTOTYPE);
    int n = c.argc();
    if (n == 1 && c.arg(0) instanceof JsNumber length) {
      long uint = Conversions.toUint32(length.value());
      if (uint != length.value()) {
        throw c.rangeError("Invalid array length");
      }
      return new JsArray(realm, prototype, uint);
    }
    if (prototype == realm.arrayPrototype()) {
      return JsArray.of(realm, c.args(), 0, n);
    }
    c.fuel(n);
    JsArray a = new JsArray(realm, prototype, n);
    for (int i = 0; i < n; i++) {
      ArrayElements.create(realm, a, i, c.arg(i));
    }
    return a;
  }

  /** Array.of, section 23.1.2.3. */
  private static Value of(Call c) {
    Realm realm = c.realm();
    int n = c.argc();
    JsObject a = receiverArray(c, n);
    c.fuel(n);
    for (int i = 0; i < n; i++) {
      ArrayElements.create(realm, a, i, c.arg(i));
    }
    ArrayElements.setLength(realm, a, n);
    return a;
  }

  /** An array of the receiver's kind if the receiver is a constructor; with a length unless it is negative. */
  private static JsObject receiverArray(Call c, long length) {
    Realm realm = c.realm();
    if (c.receiver() instanceof JsFunction f && f.isConstructor()) {
      if (length >= 0) {
        return c.keep(ArrayElements.construct(realm, f, length));
      }
      if (f == realm.intrinsic(WellKnown.ARRAY)) {
        c.fuel(1);
        return c.keep(ArrayElements.arrayCreate(realm, 0));
      }
      return c.keep(realm.construct(f));
    }
    return c.keep(ArrayElements.arrayCreate(realm, Math.max(length, 0)));
  }

  /** Array.from, section 23.1.2.1. */
  private static Value from(Call c) {
    Realm realm = c.realm();
    Value items = c.arg(0);
    JsFunction mapper = c.arg(1).isUndefined() ? null : c.function(1);
    if (items.isNullish()) {
      throw c.typeError(ErrorText.notIterable(items));
    }
    JsFunction method = ObjectOperations.getMethod(realm, items, JsSymbol.ITERATOR.key());
    return method == null ? fromArrayLike(c, items, mapper) : fromIterator(c, items, mapper, method);
  }

  private static Value fromIterator(Call c, Value items, JsFunction mapper, JsFunction method) {
    Realm realm = c.realm();
    JsObject a = receiverArray(c, -1);
    Iteration.Record r = c.keep(Iteration.getIteratorFromMethod(realm, items, method));
    long k = 0;
    for (Value v = Iteration.step(realm, r); v != null; v = Iteration.step(realm, r)) {
      try {
        if (mapper != null) {
          v = c.invoke(mapper, c.arg(2), v, JsNumber.of((double) k));
        }
        ArrayElements.create(realm, a, k, v);
      } catch (JsThrow e) {
        Iteration.closeOnThrow(realm, r);
        throw e;
      }
      k++;
    }
    ArrayElements.setLength(realm, a, k);
    return a;
  }

  private static Value fromArrayLike(Call c, Value items, JsFunction mapper) {
    Realm realm = c.realm();
    JsObject source = c.keep(Conversions.toObject(realm, items));
    long n = ArrayElements.length(realm, source);
    JsObject a = receiverArray(c, n);
    for (long k = 0; k < n; k++) {
      c.fuel(1);
      Value v = source.getIndex(realm, k);
      if (mapper != null) {
        v = c.invoke(mapper, c.arg(2), v, JsNumber.of((double) k));
      }
      ArrayElements.create(realm, a, k, v);
    }
    ArrayElements.setLength(realm, a, n);
    return a;
  }
}
