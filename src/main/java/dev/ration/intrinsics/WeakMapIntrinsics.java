package dev.ration.intrinsics;

import dev.ration.runtime.Call;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsSymbol;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Row;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/** WeakMap and WeakMap.prototype, section 24.3. */
enum WeakMapIntrinsics implements Intrinsic {
  CONSTRUCTOR(Row.constructor("WeakMap", 0, Fuel.perElement(Fuel.Source.ARGUMENT), "sec-weakmap-constructor").newOnly()),
  PROTOTYPE(Row.prototype("sec-properties-of-the-weakmap-prototype-object")),

  DELETE(Row.method("delete", 1, Fuel.flat(), "sec-weakmap.prototype.delete")),
  GET(Row.method("get", 1, Fuel.flat(), "sec-weakmap.prototype.get")),
  GET_OR_INSERT(Row.method("getOrInsert", 2, Fuel.flat(), "sec-weakmap.prototype.getorinsert")),
  GET_OR_INSERT_COMPUTED(Row.method("getOrInsertComputed", 2, Fuel.flat(),
      "sec-weakmap.prototype.getorinsertcomputed")),
  HAS(Row.method("has", 1, Fuel.flat(), "sec-weakmap.prototype.has")),
  SET(Row.method("set", 2, Fuel.flat(), "sec-weakmap.prototype.set")),
  TO_STRING_TAG(Row.toStringTag("WeakMap", "sec-weakmap.prototype-%symbol.tostringtag%"));

  private final Row row;

  WeakMapIntrinsics(Row row) {
    this.row = row;
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public Value call(Call c) {
    return switch (this) {
      case CONSTRUCTOR -> construct(c);
      case DELETE -> JsBoolean.of(data(c).remove(c.realm(), c.arg(0)));
      case GET -> get(c);
      case GET_OR_INSERT -> getOrInsert(c);
      case GET_OR_INSERT_COMPUTED -> getOrInsertComputed(c);
      case HAS -> JsBoolean.of(data(c).find(c.realm(), c.arg(0)) != null);
      case SET -> set(c);
      case PROTOTYPE, TO_STRING_TAG -> throw new AssertionError(this);
    };
  }

  /** CanBeHeldWeakly, section 9.13: objects, and symbols that are not in the registry. */
  static boolean canBeHeldWeakly(Realm realm, Value v) {
    return v.isObject() || v instanceof JsSymbol s && realm.symbols().keyFor(s) == null;
  }

  private static WeakTable data(Call c) {
    if (c.receiver() instanceof JsWeakMap m) {
      return m;
    }
    throw MapIntrinsics.incompatible(c, "WeakMap");
  }

  private static Value key(Call c) {
    if (!canBeHeldWeakly(c.realm(), c.arg(0))) {
      throw c.typeError("Invalid value used as weak map key");
    }
    return c.arg(0);
  }

  /** WeakMap ( [ iterable ] ), section 24.3.1.1. */
  private static Value construct(Call c) {
    JsWeakMap map = c.keep(new JsWeakMap(c.realm(), c.prototypeFromNewTarget(WellKnown.WEAK_MAP_PROTOTYPE)));
    if (!c.arg(0).isNullish()) {
      KeyedCollections.addEntries(c, map, "set", SET, null);
    }
    return map;
  }

  private static Value get(Call c) {
    Value v = data(c).find(c.realm(), c.arg(0));
    return v == null ? Undefined.INSTANCE : v;
  }

  private static Value set(Call c) {
    WeakTable data = data(c);
    data.put(c.realm(), key(c), c.arg(1));
    return c.receiver();
  }

  /** WeakMap.prototype.getOrInsert. */
  private static Value getOrInsert(Call c) {
    WeakTable data = data(c);
    Value key = key(c);
    Value known = data.find(c.realm(), key);
    if (known != null) {
      return known;
    }
    data.put(c.realm(), key, c.arg(1));
    return c.arg(1);
  }

  /** WeakMap.prototype.getOrInsertComputed: the callback may have inserted the key itself; its result wins. */
  private static Value getOrInsertComputed(Call c) {
    WeakTable data = data(c);
    Value key = key(c);
    JsFunction f = c.function(1);
    Value known = data.find(c.realm(), key);
    if (known != null) {
      return known;
    }
    Value v = c.hold(c.invoke(f, Undefined.INSTANCE, key));
    data.put(c.realm(), key, v);
    return v;
  }
}
