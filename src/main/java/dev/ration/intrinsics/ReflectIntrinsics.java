package dev.ration.intrinsics;

import dev.ration.runtime.Call;
import dev.ration.runtime.ErrorText;
import dev.ration.runtime.Forwarding;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.Null;
import dev.ration.runtime.ObjectOperations;
import dev.ration.runtime.PropertyDescriptor;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Row;
import dev.ration.runtime.Value;
import dev.ration.runtime.ValueList;

/** The Reflect object, section 28.1. */
enum ReflectIntrinsics implements Forwarding {
  REFLECT(Row.namespace("Reflect", "sec-reflect-object")),
  APPLY(Row.method("apply", 3, Fuel.perElement(Fuel.Source.ARGUMENT), "sec-reflect.apply")),
  CONSTRUCT(Row.method("construct", 2, Fuel.perElement(Fuel.Source.ARGUMENT), "sec-reflect.construct")),
  DEFINE_PROPERTY(Row.method("defineProperty", 3, Fuel.flat(2), "sec-reflect.defineproperty")),
  DELETE_PROPERTY(Row.method("deleteProperty", 2, Fuel.flat(2), "sec-reflect.deleteproperty")),
  GET(Row.method("get", 2, Fuel.flat(), "sec-reflect.get")),
  GET_OWN_PROPERTY_DESCRIPTOR(Row.method("getOwnPropertyDescriptor", 2, Fuel.flat(2),
      "sec-reflect.getownpropertydescriptor")),
  GET_PROTOTYPE_OF(Row.method("getPrototypeOf", 1, Fuel.flat(), "sec-reflect.getprototypeof")),
  HAS(Row.method("has", 2, Fuel.flat(), "sec-reflect.has")),
  IS_EXTENSIBLE(Row.method("isExtensible", 1, Fuel.flat(), "sec-reflect.isextensible")),
  OWN_KEYS(Row.method("ownKeys", 1, Fuel.perElement(Fuel.Source.ARGUMENT), "sec-reflect.ownkeys")),
  PREVENT_EXTENSIONS(Row.method("preventExtensions", 1, Fuel.flat(2), "sec-reflect.preventextensions")),
  SET(Row.method("set", 3, Fuel.flat(), "sec-reflect.set")),
  SET_PROTOTYPE_OF(Row.method("setPrototypeOf", 2, Fuel.metered("1 per link of the new chain"),
      "sec-reflect.setprototypeof")),
  TO_STRING_TAG(Row.toStringTag("Reflect", "sec-reflect-%symbol.tostringtag%"));

  private final Row row;

  ReflectIntrinsics(Row row) {
    this.row = row;
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public Value call(Call c) {
    return switch (this) {
      case APPLY -> {
        JsFunction f = forward(c);
        yield c.realm().call(f, c.receiver(), c.args(), c.argc());
      }
      case CONSTRUCT -> construct(c);
      case DEFINE_PROPERTY -> defineProperty(c);
      case DELETE_PROPERTY -> JsBoolean.of(target(c).delete(c.realm(), c.toPropertyKey(1)));
      case GET -> get(c);
      case GET_OWN_PROPERTY_DESCRIPTOR -> {
        JsObject target = target(c);
        PropertyKey key = c.toPropertyKey(1);
        yield ObjectOperations.fromPropertyDescriptor(c.realm(), target.getOwnProperty(c.realm(), key));
      }
      case GET_PROTOTYPE_OF -> orNull(target(c).getPrototypeOf());
      case HAS -> JsBoolean.of(target(c).hasProperty(c.realm(), c.toPropertyKey(1)));
      case IS_EXTENSIBLE -> JsBoolean.of(target(c).isExtensible());
      case OWN_KEYS -> Keys.list(c, target(c), Keys.STRINGS | Keys.SYMBOLS);
      case PREVENT_EXTENSIONS -> JsBoolean.of(target(c).preventExtensions(c.realm()));
      case SET -> set(c);
      case SET_PROTOTYPE_OF -> setPrototypeOf(c);
      case REFLECT, TO_STRING_TAG -> throw new AssertionError(this);
    };
  }

  private JsObject target(Call c) {
    if (c.arg(0) instanceof JsObject o) {
      return o;
    }
    throw c.typeError("Reflect." + row.name() + " called on non-object");
  }

  private static Value orNull(JsObject o) {
    return o == null ? Null.INSTANCE : o;
  }

  @Override
  public boolean forwards() {
    return this == APPLY;
  }

  @Override
  public JsFunction forward(Call c) {
    JsFunction target = c.function(0);
    c.keep(target);
    c.spread(c.arg(1), c.arg(2));
    return target;
  }

  private static Value construct(Call c) {
    JsFunction target = constructor(c, 0);
    JsFunction newTarget = c.argc() > 2 ? constructor(c, 2) : target;
    try (ValueList arguments = new ValueList(c.realm())) {
      ObjectOperations.listFromArrayLike(c.realm(), c.arg(1), arguments);
      return c.realm().construct(target, arguments.array(), arguments.size(), newTarget);
    }
  }

  private static JsFunction constructor(Call c, int i) {
    if (c.arg(i) instanceof JsFunction f && f.isConstructor()) {
      return f;
    }
    throw c.typeError(ErrorText.describe(c.realm(), c.arg(i)) + " is not a constructor");
  }

  private Value defineProperty(Call c) {
    JsObject target = target(c);
    PropertyKey key = c.toPropertyKey(1);
    PropertyDescriptor d = ObjectOperations.toPropertyDescriptor(c.realm(), c.arg(2));
    return JsBoolean.of(target.defineOwnProperty(c.realm(), key, d));
  }

  private Value get(Call c) {
    JsObject target = target(c);
    PropertyKey key = c.toPropertyKey(1);
    return target.get(c.realm(), key, c.argc() > 2 ? c.arg(2) : target);
  }

  private Value set(Call c) {
    JsObject target = target(c);
    PropertyKey key = c.toPropertyKey(1);
    return JsBoolean.of(target.set(c.realm(), key, c.arg(2), c.argc() > 3 ? c.arg(3) : target));
  }

  private Value setPrototypeOf(Call c) {
    JsObject target = target(c);
    Value prototype = c.arg(1);
    if (prototype instanceof JsObject p) {
      return JsBoolean.of(target.setPrototypeOf(c.realm(), p));
    }
    if (prototype == Null.INSTANCE) {
      return JsBoolean.of(target.setPrototypeOf(c.realm(), null));
    }
    throw c.typeError("Object prototype may only be an Object or null: " + ErrorText.describe(c.realm(), prototype));
  }
}
