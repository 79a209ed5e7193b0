package dev.ration.intrinsics;

import dev.ration.runtime.Call;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsSymbol;
import dev.ration.runtime.Row;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/** Set and Set.prototype, section 24.2. What takes another set is in {@link SetAlgebra}. */
enum SetIntrinsics implements Intrinsic {
  CONSTRUCTOR(Row.constructor("Set", 0, Fuel.perElement(Fuel.Source.ARGUMENT), "sec-set-constructor").newOnly()),
  PROTOTYPE(Row.prototype("sec-properties-of-the-set-prototype-object")),

  SPECIES(Row.staticGetter(JsSymbol.SPECIES, Fuel.flat(), "sec-get-set-%symbol.species%")),

  ADD(Row.method("add", 1, MapIntrinsics.keyed(), "sec-set.prototype.add")),
  CLEAR(Row.method("clear", 0, Fuel.flat(), "sec-set.prototype.clear")),
  DELETE(Row.method("delete", 1, MapIntrinsics.keyed(), "sec-set.prototype.delete")),
  DIFFERENCE(Row.method("difference", 1, perElement(), "sec-set.prototype.difference")),
  ENTRIES(Row.method("entries", 0, Fuel.flat(), "sec-set.prototype.entries")),
  FOR_EACH(Row.method("forEach", 1, perElement(), "sec-set.prototype.foreach")),
  HAS(Row.method("has", 1, MapIntrinsics.keyed(), "sec-set.prototype.has")),
  INTERSECTION(Row.method("intersection", 1, perElement(), "sec-set.prototype.intersection")),
  IS_DISJOINT_FROM(Row.method("isDisjointFrom", 1, perElement(), "sec-set.prototype.isdisjointfrom")),
  IS_SUBSET_OF(Row.method("isSubsetOf", 1, perElement(), "sec-set.prototype.issubsetof")),
  IS_SUPERSET_OF(Row.method("isSupersetOf", 1, perElement(), "sec-set.prototype.issupersetof")),
  SIZE(Row.getter("size", Fuel.flat(), "sec-get-set.prototype.size")),
  SYMMETRIC_DIFFERENCE(Row.method("symmetricDifference", 1, perElement(), "sec-set.prototype.symmetricdifference")),
  UNION(Row.method("union", 1, perElement(), "sec-set.prototype.union")),
  VALUES(Row.method("values", 0, Fuel.flat(), "sec-set.prototype.values")),
  KEYS(Row.alias("keys", VALUES.ordinal(), "sec-set.prototype.keys")),
  ITERATOR(Row.alias(JsSymbol.ITERATOR, VALUES.ordinal(), "sec-set.prototype-%symbol.iterator%")),
  TO_STRING_TAG(Row.toStringTag("Set", "sec-set.prototype-%symbol.tostringtag%"));

  private final Row row;

  SetIntrinsics(Row row) {
    this.row = row;
  }

  private static Fuel perElement() {
    return Fuel.perElement(Fuel.Source.RECEIVER);
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public Value call(Call c) {
    return switch (this) {
      case CONSTRUCTOR -> construct(c);
      case SPECIES -> c.receiver();
      case ADD -> add(c);
      case CLEAR -> clear(c);
      case DELETE -> JsBoolean.of(data(c).remove(c.realm(), c.arg(0)));
      case DIFFERENCE -> SetAlgebra.difference(c, set(c));
      case ENTRIES -> new CollectionIterator(c.realm(), set(c), ArrayIterator.Kind.ENTRIES);
      case FOR_EACH -> forEach(c);
      case HAS -> JsBoolean.of(data(c).has(c.realm(), c.arg(0)));
      case INTERSECTION -> SetAlgebra.intersection(c, set(c));
      case IS_DISJOINT_FROM -> SetAlgebra.isDisjointFrom(c, set(c));
      case IS_SUBSET_OF -> SetAlgebra.isSubsetOf(c, set(c));
      case IS_SUPERSET_OF -> SetAlgebra.isSupersetOf(c, set(c));
      case SIZE -> JsNumber.of(data(c).size());
      case SYMMETRIC_DIFFERENCE -> SetAlgebra.symmetricDifference(c, set(c));
      case UNION -> SetAlgebra.union(c, set(c));
      case VALUES -> new CollectionIterator(c.realm(), set(c), ArrayIterator.Kind.VALUES);
      case PROTOTYPE, KEYS, ITERATOR, TO_STRING_TAG -> throw new AssertionError(this);
    };
  }

  /** RequireInternalSlot(this value, [[SetData]]). */
  private static JsSet set(Call c) {
    if (c.receiver() instanceof JsSet s) {
      return s;
    }
    throw MapIntrinsics.incompatible(c, "Set");
  }

  private static OrderedTable data(Call c) {
    return set(c).data();
  }

  /** Set ( [ iterable ] ), section 24.2.2.1. */
  private static Value construct(Call c) {
    JsSet set = c.keep(new JsSet(c.realm(), c.prototypeFromNewTarget(WellKnown.SET_PROTOTYPE)));
    if (!c.arg(0).isNullish()) {
      KeyedCollections.addValues(c, set, "add", ADD, set.data());
    }
    return set;
  }

  private static Value add(Call c) {
    data(c).put(c.realm(), c.arg(0), c.arg(0));
    return c.receiver();
  }

  private static Value clear(Call c) {
    data(c).clear();
    return Undefined.INSTANCE;
  }

  /** Section 24.2.4.7 (sec-set.prototype.foreach). */
  private static Value forEach(Call c) {
    JsSet set = set(c);
    JsFunction f = c.function(0);
    OrderedTable.Cursor cursor = new OrderedTable.Cursor(set.data());
    for (int e = cursor.advance(c.realm()); e >= 0; e = cursor.advance(c.realm())) {
      c.fuel(1);
      Value v = set.data().key(e);
      c.invoke(f, c.arg(1), v, v, set);
    }
    return Undefined.INSTANCE;
  }
}
