package dev.ration.intrinsics;

import dev.ration.runtime.Accessor;
import dev.ration.runtime.Attributes;
import dev.ration.runtime.Call;
import dev.ration.runtime.Comparison;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.ErrorText;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.Iteration;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.JsSymbol;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.KeyList;
import dev.ration.runtime.Null;
import dev.ration.runtime.ObjectOperations;
import dev.ration.runtime.PropertyDescriptor;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Row;
import dev.ration.runtime.TextBuilder;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.ValueList;
import dev.ration.runtime.WellKnown;

/** Object objects, section 20.1, with the Annex B methods of the prototype. */
enum ObjectIntrinsics implements Intrinsic {
  OBJECT(Row.constructor("Object", 1, Fuel.flat(), "sec-object-value")),
  PROTOTYPE(Row.prototype(Row.Exotic.NULL_PROTOTYPE, "sec-properties-of-the-object-prototype-object")),
  DEFINE_GETTER(Row.method("__defineGetter__", 2, Fuel.flat(2), "sec-object.prototype.__defineGetter__")),
  DEFINE_SETTER(Row.method("__defineSetter__", 2, Fuel.flat(2), "sec-object.prototype.__defineSetter__")),
  HAS_OWN_PROPERTY(Row.method("hasOwnProperty", 1, Fuel.flat(), "sec-object.prototype.hasownproperty")),
  LOOKUP_GETTER(Row.method("__lookupGetter__", 1, Fuel.metered("1 per prototype link"),
      "sec-object.prototype.__lookupGetter__")),
  LOOKUP_SETTER(Row.method("__lookupSetter__", 1, Fuel.metered("1 per prototype link"),
      "sec-object.prototype.__lookupSetter__")),
  IS_PROTOTYPE_OF(Row.method("isPrototypeOf", 1, Fuel.metered("1 per prototype link"),
      "sec-object.prototype.isprototypeof")),
  PROPERTY_IS_ENUMERABLE(Row.method("propertyIsEnumerable", 1, Fuel.flat(),
      "sec-object.prototype.propertyisenumerable")),
  TO_STRING(Row.method("toString", 0, Fuel.metered("1 per 32 characters of the tag"), "sec-object.prototype.tostring")),
  VALUE_OF(Row.method("valueOf", 0, Fuel.flat(), "sec-object.prototype.valueof")),
  PROTO(Row.getter("__proto__", Fuel.flat(), "sec-get-object.prototype.__proto__")),
  SET_PROTO(Row.setter("__proto__", Fuel.metered("1 per link of the new chain"), "sec-set-object.prototype.__proto__")),
  TO_LOCALE_STRING(Row.method("toLocaleString", 0, Fuel.flat(), "sec-object.prototype.tolocalestring")),
  ASSIGN(Row.staticMethod("assign", 2, Fuel.perElement(Fuel.Source.ARGUMENT), "sec-object.assign")),
  GET_OWN_PROPERTY_DESCRIPTOR(Row.staticMethod("getOwnPropertyDescriptor", 2, Fuel.flat(2),
      "sec-object.getownpropertydescriptor")),
  GET_OWN_PROPERTY_DESCRIPTORS(Row.staticMethod("getOwnPropertyDescriptors", 1, Fuel.perElement(Fuel.Source.ARGUMENT),
      "sec-object.getownpropertydescriptors")),
  GET_OWN_PROPERTY_NAMES(Row.staticMethod("getOwnPropertyNames", 1, Fuel.perElement(Fuel.Source.ARGUMENT),
      "sec-object.getownpropertynames")),
  GET_OWN_PROPERTY_SYMBOLS(Row.staticMethod("getOwnPropertySymbols", 1, Fuel.perElement(Fuel.Source.ARGUMENT),
      "sec-object.getownpropertysymbols")),
  HAS_OWN(Row.staticMethod("hasOwn", 2, Fuel.flat(), "sec-object.hasown")),
  IS(Row.staticMethod("is", 2, Fuel.metered("1 per 32 characters compared"), "sec-object.is")),
  PREVENT_EXTENSIONS(Row.staticMethod("preventExtensions", 1, Fuel.flat(2), "sec-object.preventextensions")),
  SEAL(Row.staticMethod("seal", 1, Fuel.perElement(Fuel.Source.ARGUMENT), "sec-object.seal")),
  CREATE(Row.staticMethod("create", 2, Fuel.perElement(Fuel.Source.ARGUMENT), "sec-object.create")),
  DEFINE_PROPERTIES(Row.staticMethod("defineProperties", 2, Fuel.perElement(Fuel.Source.ARGUMENT),
      "sec-object.defineproperties")),
  DEFINE_PROPERTY(Row.staticMethod("defineProperty", 3, Fuel.flat(2), "sec-object.defineproperty")),
  FREEZE(Row.staticMethod("freeze", 1, Fuel.perElement(Fuel.Source.ARGUMENT), "sec-object.freeze")),
  GET_PROTOTYPE_OF(Row.staticMethod("getPrototypeOf", 1, Fuel.flat(), "sec-object.getprototypeof")),
  SET_PROTOTYPE_OF(Row.staticMethod("setPrototypeOf", 2, Fuel.metered("1 per link of the new chain"),
      "sec-object.setprototypeof")),
  IS_EXTENSIBLE(Row.staticMethod("isExtensible", 1, Fuel.flat(), "sec-object.isextensible")),
  IS_FROZEN(Row.staticMethod("isFrozen", 1, Fuel.perElement(Fuel.Source.ARGUMENT), "sec-object.isfrozen")),
  IS_SEALED(Row.staticMethod("isSealed", 1, Fuel.perElement(Fuel.Source.ARGUMENT), "sec-object.issealed")),
  KEYS(Row.staticMethod("keys", 1, Fuel.perElement(Fuel.Source.ARGUMENT), "sec-object.keys")),
  ENTRIES(Row.staticMethod("entries", 1, Fuel.perElement(Fuel.Source.ARGUMENT), "sec-object.entries")),
  FROM_ENTRIES(Row.staticMethod("fromEntries", 1, Fuel.perElement(Fuel.Source.ARGUMENT), "sec-object.fromentries")),
  VALUES(Row.staticMethod("values", 1, Fuel.perElement(Fuel.Source.ARGUMENT), "sec-object.values")),
  GROUP_BY(Row.staticMethod("groupBy", 2, Fuel.perElement(Fuel.Source.ARGUMENT), "sec-object.groupby"));

  private static final JsString UNDEFINED_TAG = JsString.permanent("[object Undefined]");
  private static final JsString NULL_TAG = JsString.permanent("[object Null]");

  private final Row row;

  ObjectIntrinsics(Row row) {
    this.row = row;
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public Value call(Call c) {
    return switch (this) {
      case OBJECT -> object(c);
      case DEFINE_GETTER -> defineAccessor(c, true);
      case DEFINE_SETTER -> defineAccessor(c, false);
      case HAS_OWN_PROPERTY -> hasOwnProperty(c);
      case LOOKUP_GETTER -> lookupAccessor(c, true);
      case LOOKUP_SETTER -> lookupAccessor(c, false);
      case IS_PROTOTYPE_OF -> isPrototypeOf(c);
      case PROPERTY_IS_ENUMERABLE -> propertyIsEnumerable(c);
      case TO_STRING -> toString(c);
      case VALUE_OF -> c.thisObject();
      case PROTO -> orNull(c.thisObject().getPrototypeOf());
      case SET_PROTO -> setProto(c);
      case TO_LOCALE_STRING -> toLocaleString(c);
      case ASSIGN -> assign(c);
      case GET_OWN_PROPERTY_DESCRIPTOR -> getOwnPropertyDescriptor(c);
      case GET_OWN_PROPERTY_DESCRIPTORS -> getOwnPropertyDescriptors(c);
      case GET_OWN_PROPERTY_NAMES -> Keys.list(c, toObject(c), Keys.STRINGS);
      case GET_OWN_PROPERTY_SYMBOLS -> Keys.list(c, toObject(c), Keys.SYMBOLS);
      case HAS_OWN -> hasOwn(c);
      case IS -> JsBoolean.of(Comparison.sameValue(c.realm(), c.arg(0), c.arg(1)));
      case PREVENT_EXTENSIONS -> preventExtensions(c);
      case SEAL -> setIntegrityLevel(c, false);
      case CREATE -> create(c);
      case DEFINE_PROPERTIES -> defineProperties(c);
      case DEFINE_PROPERTY -> defineProperty(c);
      case FREEZE -> setIntegrityLevel(c, true);
      case GET_PROTOTYPE_OF -> orNull(toObject(c).getPrototypeOf());
      case SET_PROTOTYPE_OF -> setPrototypeOf(c);
      case IS_EXTENSIBLE -> JsBoolean.of(c.arg(0) instanceof JsObject o && o.isExtensible());
      case IS_FROZEN -> testIntegrityLevel(c, true);
      case IS_SEALED -> testIntegrityLevel(c, false);
      case KEYS -> Keys.enumerable(c, toObject(c), Keys.Kind.KEY);
      case ENTRIES -> Keys.enumerable(c, toObject(c), Keys.Kind.KEY_AND_VALUE);
      case FROM_ENTRIES -> fromEntries(c);
      case VALUES -> Keys.enumerable(c, toObject(c), Keys.Kind.VALUE);
      case GROUP_BY -> groupBy(c);
      case PROTOTYPE -> throw new AssertionError(this);
    };
  }

  private static JsObject toObject(Call c) {
    return Conversions.toObject(c.realm(), c.arg(0));
  }

  private static Value orNull(JsObject o) {
    return o == null ? Null.INSTANCE : o;
  }

  // ---- constructor and prototype ----

  private static Value object(Call c) {
    if (c.newTarget() != null && c.newTarget() != c.callee()) {
      return JsObject.create(c.realm(), c.prototypeFromNewTarget(WellKnown.OBJECT_PROTOTYPE));
    }
    return c.arg(0).isNullish() ? JsObject.create(c.realm()) : toObject(c);
  }

  private static Value hasOwnProperty(Call c) {
    PropertyKey key = c.toPropertyKey(0);
    return JsBoolean.of(c.thisObject().hasOwnProperty(c.realm(), key));
  }

  private static Value isPrototypeOf(Call c) {
    if (!(c.arg(0) instanceof JsObject v)) {
      return JsBoolean.FALSE;
    }
    JsObject o = c.thisObject();
    for (JsObject p = v.getPrototypeOf(); p != null; p = p.getPrototypeOf()) {
      if (p == o) {
        return JsBoolean.TRUE;
      }
      c.fuel(1);
    }
    return JsBoolean.FALSE;
  }

  private static Value propertyIsEnumerable(Call c) {
    PropertyKey key = c.toPropertyKey(0);
    return JsBoolean.of(Keys.isEnumerable(c.realm(), c.thisObject(), key));
  }

  private static Value toString(Call c) {
    if (c.receiver().isUndefined()) {
      return UNDEFINED_TAG;
    }
    if (c.receiver().isNullish()) {
      return NULL_TAG;
    }
    JsObject o = c.thisObject();
    String builtinTag = ObjectOperations.isArray(o) ? "Array" : o.builtinTag();
    Value tag = o.get(c.realm(), JsSymbol.TO_STRING_TAG.key());
    try (TextBuilder out = new TextBuilder(c.realm())) {
      out.append("[object ");
      if (tag instanceof JsString s) {
        out.append(s);
      } else {
        out.append(builtinTag);
      }
      return out.append(']').toJsString();
    }
  }

  private static Value toLocaleString(Call c) {
    if (c.receiver().isNullish()) {
      throw c.typeError("Object.prototype.toLocaleString called on null or undefined");
    }
    return ObjectOperations.invoke(c.realm(), c.receiver(), PropertyKey.TO_STRING);
  }

  private static Value setProto(Call c) {
    if (c.receiver().isNullish()) {
      throw c.typeError("set Object.prototype.__proto__ called on null or undefined");
    }
    Value p = c.arg(0);
    if ((p.isObject() || p == Null.INSTANCE) && c.receiver() instanceof JsObject o) {
      changePrototype(c, o, p);
    }
    return Undefined.INSTANCE;
  }

  private static void changePrototype(Call c, JsObject o, Value prototype) {
    JsObject p = prototype instanceof JsObject x ? x : null;
    if (o.setPrototypeOf(c.realm(), p)) {
      return;
    }
    if (o == c.realm().objectPrototype()) {
      throw c.typeError("Immutable prototype object 'Object.prototype' cannot have their prototype set");
    }
    throw c.typeError(o.isExtensible() ? "Cyclic __proto__ value" : ErrorText.describe(c.realm(), o) + " is not extensible");
  }

  /** Sections B.2.2.2 and B.2.2.3. */
  private Value defineAccessor(Call c, boolean getter) {
    JsObject o = c.thisObject();
    if (!c.arg(1).isCallable()) {
      throw c.typeError("Object.prototype." + row.name() + ": Expecting function");
    }
    PropertyDescriptor d = new PropertyDescriptor()
        .setAttribute(Attributes.ENUMERABLE, true)
        .setAttribute(Attributes.CONFIGURABLE, true);
    if (getter) {
      d.setGetter(c.arg(1));
    } else {
      d.setSetter(c.arg(1));
    }
    o.definePropertyOrThrow(c.realm(), c.toPropertyKey(0), d);
    return Undefined.INSTANCE;
  }

  /** Sections B.2.2.4 and B.2.2.5. */
  private static Value lookupAccessor(Call c, boolean getter) {
    JsObject o = c.thisObject();
    PropertyKey key = c.toPropertyKey(0);
    for (; o != null; o = o.getPrototypeOf()) {
      Value v = o.ownValue(c.realm(), key);
      if (v instanceof Accessor a) {
        JsObject half = getter ? a.getter(c.realm()) : a.setter(c.realm());
        return half == null ? Undefined.INSTANCE : half;
      }
      if (v != null) {
        return Undefined.INSTANCE;
      }
      c.fuel(1);
    }
    return Undefined.INSTANCE;
  }

  // ---- static methods ----

  private static Value assign(Call c) {
    Realm realm = c.realm();
    JsObject to = toObject(c);
    for (int i = 1; i < c.argc(); i++) {
      if (c.arg(i).isNullish()) {
        continue;
      }
      JsObject from = Conversions.toObject(realm, c.arg(i));
      KeyList keys = Keys.own(realm, from);
      for (int k = 0; k < keys.size(); k++) {
        PropertyKey key = keys.get(k);
        // A getter or setter may have removed or hidden a later property.
        if (Keys.isEnumerable(realm, from, key)) {
          c.fuel(2);
          ObjectOperations.setOrThrow(realm, to, key, from.get(realm, key));
        }
      }
    }
    return to;
  }

  private static Value getOwnPropertyDescriptor(Call c) {
    JsObject o = toObject(c);
    PropertyKey key = c.toPropertyKey(1);
    return ObjectOperations.fromPropertyDescriptor(c.realm(), o.getOwnProperty(c.realm(), key));
  }

  private static Value getOwnPropertyDescriptors(Call c) {
    Realm realm = c.realm();
    JsObject o = toObject(c);
    KeyList keys = Keys.own(realm, o);
    try (ValueList held = new ValueList(realm)) {
      JsObject descriptors = JsObject.create(realm);
      held.add(descriptors);
      for (int i = 0; i < keys.size(); i++) {
        PropertyKey key = keys.get(i);
        Value d = ObjectOperations.fromPropertyDescriptor(realm, o.getOwnProperty(realm, key));
        if (!d.isUndefined()) {
          descriptors.createDataProperty(realm, key, d);
        }
      }
      return descriptors;
    }
  }

  private static Value hasOwn(Call c) {
    JsObject o = toObject(c);
    return JsBoolean.of(o.hasOwnProperty(c.realm(), c.toPropertyKey(1)));
  }

  private static Value preventExtensions(Call c) {
    if (c.arg(0) instanceof JsObject o && !o.preventExtensions(c.realm())) {
      throw c.typeError("Cannot prevent extensions");
    }
    return c.arg(0);
  }

  private static Value setIntegrityLevel(Call c, boolean frozen) {
    if (c.arg(0) instanceof JsObject o && !ObjectOperations.setIntegrityLevel(c.realm(), o, frozen)) {
      throw c.typeError(frozen ? "Cannot freeze" : "Cannot seal");
    }
    return c.arg(0);
  }

  private static Value testIntegrityLevel(Call c, boolean frozen) {
    return JsBoolean.of(!(c.arg(0) instanceof JsObject o) || ObjectOperations.testIntegrityLevel(c.realm(), o, frozen));
  }

  private static Value create(Call c) {
    Value prototype = c.arg(0);
    if (!prototype.isObject() && prototype != Null.INSTANCE) {
      throw badPrototype(c, prototype);
    }
    JsObject o = JsObject.create(c.realm(), prototype instanceof JsObject p ? p : null);
    return c.arg(1).isUndefined() ? o : objectDefineProperties(c, o);
  }

  private static JsThrow badPrototype(Call c, Value prototype) {
    return c.typeError("Object prototype may only be an Object or null: " + ErrorText.describe(c.realm(), prototype));
  }

  private static Value defineProperties(Call c) {
    if (!(c.arg(0) instanceof JsObject o)) {
      throw c.typeError("Object.defineProperties called on non-object");
    }
    return objectDefineProperties(c, o);
  }

  /** ObjectDefineProperties, section 20.1.2.3.1, with argument 1 as Properties. */
  private static Value objectDefineProperties(Call c, JsObject o) {
    Realm realm = c.realm();
    JsObject properties = Conversions.toObject(realm, c.arg(1));
    KeyList keys = Keys.own(realm, properties);
    try (DescriptorList descriptors = new DescriptorList(realm, o)) {
      for (int i = 0; i < keys.size(); i++) {
        PropertyKey key = keys.get(i);
        if (Keys.isEnumerable(realm, properties, key)) {
          descriptors.add(i, ObjectOperations.toPropertyDescriptor(realm, properties.get(realm, key)));
        }
      }
      c.fuel(2L * descriptors.size());
      for (int i = 0; i < descriptors.size(); i++) {
        o.definePropertyOrThrow(realm, keys.get(descriptors.keyIndex(i)), descriptors.get(i));
      }
    }
    return o;
  }

  private static Value defineProperty(Call c) {
    if (!(c.arg(0) instanceof JsObject o)) {
      throw c.typeError("Object.defineProperty called on non-object");
    }
    PropertyKey key = c.toPropertyKey(1);
    o.definePropertyOrThrow(c.realm(), key, ObjectOperations.toPropertyDescriptor(c.realm(), c.arg(2)));
    return o;
  }

  private static Value setPrototypeOf(Call c) {
    if (c.arg(0).isNullish()) {
      throw c.typeError("Object.setPrototypeOf called on null or undefined");
    }
    Value p = c.arg(1);
    if (!p.isObject() && p != Null.INSTANCE) {
      throw badPrototype(c, p);
    }
    if (c.arg(0) instanceof JsObject o) {
      changePrototype(c, o, p);
    }
    return c.arg(0);
  }

  private static Value fromEntries(Call c) {
    if (c.arg(0).isNullish()) {
      throw c.typeError(ErrorText.notIterable(c.arg(0)));
    }
    Realm realm = c.realm();
    try (ValueList held = new ValueList(realm)) {
      JsObject o = JsObject.create(realm);
      held.add(o);
      Iteration.Record r = Iteration.getIterator(realm, c.arg(0));
      held.add(r.iterator());
      for (Value item = Iteration.step(realm, r); item != null; item = Iteration.step(realm, r)) {
        try {
          if (!(item instanceof JsObject entry)) {
            throw c.typeError("Iterator value " + ErrorText.describe(c.realm(), item) + " is not an entry object");
          }
          Value key = entry.getIndex(realm, 0);
          Value value = entry.getIndex(realm, 1);
          c.fuel(4);
          o.createDataPropertyOrThrow(realm, Conversions.toPropertyKey(realm, key), value);
        } catch (JsThrow e) {
          Iteration.closeOnThrow(realm, r);
          throw e;
        }
      }
      return o;
    }
  }

  /** GroupBy with property keys, section 7.3.35: the result is the list of groups while it grows. */
  private static Value groupBy(Call c) {
    Realm realm = c.realm();
    if (c.arg(0).isNullish()) {
      throw c.typeError(ErrorText.notIterable(c.arg(0)));
    }
    JsFunction callback = c.function(1);
    try (ValueList held = new ValueList(realm)) {
      JsObject groups = JsObject.create(realm, null);
      held.add(groups);
      Iteration.Record r = Iteration.getIterator(realm, c.arg(0));
      held.add(r.iterator());
      long k = 0;
      for (Value item = Iteration.step(realm, r); item != null; item = Iteration.step(realm, r)) {
        held.truncate(2);
        held.add(item);
        try {
          PropertyKey key = Conversions.toPropertyKey(realm,
              c.invoke(callback, Undefined.INSTANCE, item, JsNumber.of(k++)));
          addToGroup(realm, groups, key, item);
        } catch (JsThrow e) {
          Iteration.closeOnThrow(realm, r);
          throw e;
        }
      }
      return groups;
    }
  }

  private static void addToGroup(Realm realm, JsObject groups, PropertyKey key, Value item) {
    JsArray group = (JsArray) groups.ownValue(realm, key);
    if (group == null) {
      group = JsArray.create(realm);
      groups.createDataProperty(realm, key, group);
    }
    group.createDataProperty(realm, PropertyKey.ofIndex(group.length()), item);
  }
}
