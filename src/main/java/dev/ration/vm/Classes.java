package dev.ration.vm;

import dev.ration.bytecode.Op;
import dev.ration.runtime.Accessor;
import dev.ration.runtime.Attributes;
import dev.ration.runtime.ErrorText;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.JsSymbol;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.Null;
import dev.ration.runtime.PropertyDescriptor;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Special;
import dev.ration.runtime.Value;

/**
 * Classes and private elements, section 15.7. A private name is a symbol that no guest ever holds; the private elements of
 * an object are properties under such symbols, which no operation lists, and which extensibility does not concern.
 */
final class Classes {
  private static final Value[] NONE = new Value[0];

  private Classes() {}

  /** ClassDefinitionEvaluation, steps 5 to 17: constructor and prototype. */
  static void newClass(Vm vm, Frame f, long w) {
    Realm realm = vm.realm;
    int a = Op.a(w);
    Value heritage = f.get(Op.b(w));
    JsObject protoParent = realm.objectPrototype();
    JsObject constructorParent = realm.functionPrototype();
    if (heritage == Null.INSTANCE) {
      protoParent = null;
    } else if (heritage != Special.HOLE) {
      if (!(heritage instanceof JsFunction parent) || !parent.isConstructor()) {
        throw realm.typeError("Class extends value " + ErrorText.describe(heritage) + " is not a constructor or null");
      }
      Value p = parent.get(realm, PropertyKey.PROTOTYPE);
      if (!p.isObject() && p != Null.INSTANCE) {
        throw realm.typeError("Class extends value does not have valid prototype property " + ErrorText.describe(p));
      }
      protoParent = p instanceof JsObject o ? o : null;
      constructorParent = parent;
    }
    JsObject prototype = JsObject.create(realm, protoParent);
    Closure constructor = new Closure(realm, constructorParent, f.state.inner(Op.c(w)), f.scope);
    constructor.home = prototype;
    constructor.classPrototype = prototype;
    prototype.defineOwnProperty(realm, PropertyKey.CONSTRUCTOR, PropertyDescriptor.data(constructor, Attributes.METHOD));
    f.set(a, constructor);
    f.set(a + 1, prototype);
  }

  static void setFields(Frame f, long w) {
    ((Closure) f.r[Op.a(w)]).fields = (Closure) f.r[Op.b(w)];
  }

  /** Calls the instance initialiser of the class R[b], if any, with this R[a]. */
  static void initFields(Vm vm, Frame f, long w) {
    Closure fields = ((Closure) f.r[Op.b(w)]).fields;
    if (fields != null) {
      Calls.pushCall(vm, fields, f.get(Op.a(w)), NONE, 0);
    }
  }

  // ---- private elements ----

  static void newPrivateName(Vm vm, Frame f, long w) {
    f.set(Op.a(w), JsSymbol.createPrivate(vm.realm, (JsString) f.code.constants[Op.wide(w)]));
  }

  private static PropertyKey key(Frame f, int register) {
    return ((JsSymbol) f.r[register]).key();
  }

  private static Value find(Vm vm, Value target, PropertyKey key) {
    return target instanceof JsObject o ? o.ownValue(vm.realm, key) : null;
  }

  private static JsThrow missing(Vm vm, PropertyKey key, String verb) {
    return vm.realm.typeError("Cannot " + verb + " private member " + key.symbol().description()
        + (verb.equals("read") ? " from" : " to") + " an object whose class did not declare it");
  }

  static void getPrivate(Vm vm, Frame f, long w) {
    Value target = f.get(Op.b(w));
    PropertyKey key = key(f, Op.c(w));
    Value v = find(vm, target, key);
    if (v == null) {
      throw missing(vm, key, "read");
    }
    if (v instanceof Accessor accessor) {
      JsObject getter = accessor.getter(vm.realm);
      if (getter == null) {
        throw vm.realm.typeError("'" + key.symbol().description() + "' was defined without a getter");
      }
      Calls.call(vm, f, getter, target, NONE, 0, Op.a(w));
      return;
    }
    f.set(Op.a(w), v);
  }

  static void setPrivate(Vm vm, Frame f, long w) {
    Value target = f.get(Op.a(w));
    PropertyKey key = key(f, Op.b(w));
    Value value = f.get(Op.c(w));
    Value old = find(vm, target, key);
    if (old == null) {
      throw missing(vm, key, "write");
    }
    if (old instanceof Accessor accessor) {
      JsObject setter = accessor.setter(vm.realm);
      if (setter == null) {
        throw vm.realm.typeError("'" + key.symbol().description() + "' was defined without a setter");
      }
      Calls.call(vm, f, setter, target, new Value[] {value}, 1, Frame.NO_RESULT);
      return;
    }
    if ((((JsObject) target).ownAttributes(vm.realm, key) & Attributes.WRITABLE) == 0) {
      throw vm.realm.typeError("Private method '" + key.symbol().description() + "' is not writable");
    }
    ((JsObject) target).setPrivate(vm.realm, key, value);
  }

  static void hasPrivate(Vm vm, Frame f, long w) {
    Value target = f.get(Op.b(w));
    PropertyKey key = key(f, Op.c(w));
    if (!target.isObject()) {
      throw vm.realm.typeError("Cannot use 'in' operator to search for '" + key.symbol().description() + "' in "
          + ErrorText.describe(target));
    }
    f.set(Op.a(w), find(vm, target, key) != null);
  }

  /** PrivateFieldAdd, and PrivateMethodOrAccessorAdd for a method, which is not writable. */
  static void define(Vm vm, Frame f, long w, boolean field) {
    JsObject o = (JsObject) f.get(Op.a(w));
    PropertyKey key = key(f, Op.b(w));
    checkAbsent(vm, o, key);
    o.addPrivate(vm.realm, key, f.get(Op.c(w)), field ? Attributes.WRITABLE : Attributes.NONE);
  }

  private static void checkAbsent(Vm vm, JsObject o, PropertyKey key) {
    if (o.ownValue(vm.realm, key) != null) {
      throw vm.realm.typeError("Cannot initialize " + key.symbol().description() + " twice on the same object");
    }
  }

  /** Adds one half of a private accessor; the other half may be there already. */
  static void defineHalf(Vm vm, Frame f, long w, boolean getter) {
    JsObject o = (JsObject) f.get(Op.a(w));
    PropertyKey key = key(f, Op.b(w));
    Value half = f.get(Op.c(w));
    Value old = o.ownValue(vm.realm, key);
    if (old != null) {
      boolean joins = old instanceof Accessor accessor
          && (getter ? accessor.getter(vm.realm) : accessor.setter(vm.realm)) == null;
      if (!joins) {
        checkAbsent(vm, o, key);
      }
    }
    o.addPrivateHalf(vm.realm, key, getter ? half : null, getter ? null : half);
  }
}
