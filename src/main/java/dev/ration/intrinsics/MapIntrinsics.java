package dev.ration.intrinsics;

import dev.ration.runtime.Call;
import dev.ration.runtime.ErrorText;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.Iteration;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsSymbol;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Row;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/** Map and Map.prototype, section 24.1. */
enum MapIntrinsics implements Intrinsic {
  CONSTRUCTOR(Row.constructor("Map", 0, Fuel.perElement(Fuel.Source.ARGUMENT), "sec-map-constructor").newOnly()),
  PROTOTYPE(Row.prototype("sec-properties-of-the-map-prototype-object")),

  GROUP_BY(Row.staticMethod("groupBy", 2, Fuel.perElement(Fuel.Source.ARGUMENT), "sec-map.groupby")),
  SPECIES(Row.staticGetter(JsSymbol.SPECIES, Fuel.flat(), "sec-get-map-%symbol.species%")),

  CLEAR(Row.method("clear", 0, Fuel.flat(), "sec-map.prototype.clear")),
  DELETE(Row.method("delete", 1, keyed(), "sec-map.prototype.delete")),
  ENTRIES(Row.method("entries", 0, Fuel.flat(), "sec-map.prototype.entries")),
  FOR_EACH(Row.method("forEach", 1, Fuel.perElement(Fuel.Source.RECEIVER), "sec-map.prototype.foreach")),
  GET(Row.method("get", 1, keyed(), "sec-map.prototype.get")),
  GET_OR_INSERT(Row.method("getOrInsert", 2, keyed(), "sec-map.prototype.getorinsert")),
  GET_OR_INSERT_COMPUTED(Row.method("getOrInsertComputed", 2, keyed(), "sec-map.prototype.getorinsertcomputed")),
  HAS(Row.method("has", 1, keyed(), "sec-map.prototype.has")),
  KEYS(Row.method("keys", 0, Fuel.flat(), "sec-map.prototype.keys")),
  SET(Row.method("set", 2, keyed(), "sec-map.prototype.set")),
  SIZE(Row.getter("size", Fuel.flat(), "sec-get-map.prototype.size")),
  VALUES(Row.method("values", 0, Fuel.flat(), "sec-map.prototype.values")),
  ITERATOR(Row.alias(JsSymbol.ITERATOR, ENTRIES.ordinal(), "sec-map.prototype-%symbol.iterator%")),
  TO_STRING_TAG(Row.toStringTag("Map", "sec-map.prototype-%symbol.tostringtag%"));

  private final Row row;

  MapIntrinsics(Row row) {
    this.row = row;
  }

  /** The fuel of an operation on one key. */
  static Fuel keyed() {
    return Fuel.metered("1 per 16 characters of a text key, 1 per link of a long chain");
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public Value call(Call c) {
    return switch (this) {
      case CONSTRUCTOR -> construct(c);
      case GROUP_BY -> groupBy(c);
      case SPECIES -> c.receiver();
      case CLEAR -> clear(c);
      case DELETE -> JsBoolean.of(data(c).remove(c.realm(), c.arg(0)));
      case ENTRIES -> iterator(c, ArrayIterator.Kind.ENTRIES);
      case FOR_EACH -> forEach(c);
      case GET -> data(c).get(c.realm(), c.arg(0));
      case GET_OR_INSERT -> getOrInsert(c);
      case GET_OR_INSERT_COMPUTED -> getOrInsertComputed(c);
      case HAS -> JsBoolean.of(data(c).has(c.realm(), c.arg(0)));
      case KEYS -> iterator(c, ArrayIterator.Kind.KEYS);
      case SET -> set(c);
      case SIZE -> JsNumber.of(data(c).size());
      case VALUES -> iterator(c, ArrayIterator.Kind.VALUES);
      case PROTOTYPE, ITERATOR, TO_STRING_TAG -> throw new AssertionError(this);
    };
  }

  /** RequireInternalSlot(this value, [[MapData]]). */
  private static JsMap map(Call c) {
    if (c.receiver() instanceof JsMap m) {
      return m;
    }
    throw incompatible(c, "Map");
  }

  private static OrderedTable data(Call c) {
    return map(c).data();
  }

  /** The TypeError for a receiver that is no {@code type}. */
  static JsThrow incompatible(Call c, String type) {
    Row row = c.callee().intrinsic().row();
    String kind = row.kind() == Row.Kind.GETTER ? "get " : "";
    return c.typeError("Method " + kind + type + ".prototype." + row.name() + " called on incompatible receiver "
        + ErrorText.describe(c.realm(), c.receiver()));
  }

  /** Map ( [ iterable ] ), section 24.1.1.1. */
  private static Value construct(Call c) {
    JsMap map = c.keep(new JsMap(c.realm(), c.prototypeFromNewTarget(WellKnown.MAP_PROTOTYPE)));
    if (!c.arg(0).isNullish()) {
      KeyedCollections.addEntries(c, map, "set", SET, map.data());
    }
    return map;
  }

  /** Section 24.1.2.1 (sec-map.groupby). */
  private static Value groupBy(Call c) {
    Realm realm = c.realm();
    if (c.arg(0).isNullish()) {
      throw c.typeError(ErrorText.notIterable(c.arg(0)));
    }
    JsFunction callback = c.function(1);
    JsMap groups = c.keep(new JsMap(realm, realm.intrinsic(WellKnown.MAP_PROTOTYPE)));
    Iteration.Record r = c.keep(Iteration.getIterator(realm, c.arg(0)));
    long k = 0;
    for (Value v = Iteration.step(realm, r); v != null; v = Iteration.step(realm, r)) {
      Value key;
      c.hold(v);
      try {
        key = c.invoke(callback, Undefined.INSTANCE, v, JsNumber.of((double) k++));
      } catch (JsThrow e) {
        Iteration.closeOnThrow(realm, r);
        throw e;
      }
      int e = groups.data().find(realm, key);
      JsArray group;
      if (e >= 0) {
        group = (JsArray) groups.data().value(e);
      } else {
        group = JsArray.create(realm);
        groups.data().put(realm, key, group);
      }
      ArrayElements.create(realm, group, group.length(), v);
    }
    return groups;
  }

  private static Value clear(Call c) {
    data(c).clear();
    return Undefined.INSTANCE;
  }

  private static Value iterator(Call c, ArrayIterator.Kind kind) {
    return new CollectionIterator(c.realm(), map(c), kind);
  }

  /** Section 24.1.3.5 (sec-map.prototype.foreach). */
  private static Value forEach(Call c) {
    JsMap map = map(c);
    OrderedTable data = map.data();
    JsFunction f = c.function(0);
    OrderedTable.Cursor cursor = new OrderedTable.Cursor(data);
    for (int e = cursor.advance(c.realm()); e >= 0; e = cursor.advance(c.realm())) {
      c.fuel(1);
      c.invoke(f, c.arg(1), data.value(e), data.key(e), map);
    }
    return Undefined.INSTANCE;
  }

  private static Value set(Call c) {
    data(c).put(c.realm(), c.arg(0), c.arg(1));
    return c.receiver();
  }

  /** Map.prototype.getOrInsert. */
  private static Value getOrInsert(Call c) {
    OrderedTable data = data(c);
    int e = data.find(c.realm(), c.arg(0));
    if (e >= 0) {
      return data.value(e);
    }
    data.put(c.realm(), c.arg(0), c.arg(1));
    return c.arg(1);
  }

  /** Map.prototype.getOrInsertComputed: the callback may have inserted the key itself; its result wins. */
  private static Value getOrInsertComputed(Call c) {
    OrderedTable data = data(c);
    JsFunction f = c.function(1);
    Value key = OrderedTable.canonical(c.arg(0));
    int e = data.find(c.realm(), key);
    if (e >= 0) {
      return data.value(e);
    }
    Value v = c.hold(c.invoke(f, Undefined.INSTANCE, key));
    data.put(c.realm(), key, v);
    return v;
  }
}
