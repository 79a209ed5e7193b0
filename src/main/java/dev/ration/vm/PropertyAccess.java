package dev.ration.vm;

import dev.ration.bytecode.Op;
import dev.ration.runtime.Accessor;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.ErrorText;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.ObjectOperations;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Shape;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;

/** Reading, writing and deleting properties, with the inline caches of named ones. */
final class PropertyAccess {
  private PropertyAccess() {}

  // ---- named ----

  private static PropertyKey key(Frame f, long w) {
    return f.code.keys[Op.c(w)];
  }

  /** What {@code key} is in {@code o} within the free part of its chain: a value, an {@link Accessor}, or null for unknown. */
  private static Value find(Realm realm, JsObject o, PropertyKey key) {
    JsObject p = o;
    for (int hops = 0; hops < PropertyCache.FREE_HOPS; hops++) {
      Value v = p.ownValue(realm, key);
      if (v != null) {
        return v;
      }
      JsObject next = p.getPrototypeOf();
      if (next == null) {
        return p.absent(realm, key);
      }
      p = next;
    }
    return null;
  }

  /** GET_NAMED: a getter of guest code runs in a frame of its own. */
  static void getNamed(Vm vm, Frame f, long w) {
    Value v = f.get(Op.b(w));
    int a = Op.a(w);
    if (!(v instanceof JsObject o)) {
      f.set(a, read(vm, f, w, v));
      return;
    }
    int site = Op.c(w);
    Value found = PropertyCache.accessor(vm, f.caches, site, o);
    if (found == null) {
      PropertyKey key = key(f, w);
      found = find(vm.realm, o, key);
      if (found == null) {
        f.set(a, o.get(vm.realm, key));
        return;
      }
      PropertyCache.fillGet(vm, f, site, o, key);
    }
    if (found instanceof Accessor accessor) {
      JsObject getter = accessor.getter(vm.realm);
      if (getter != null) {
        Calls.call(vm, f, getter, o, Calls.NO_ARGUMENTS, 0, a);
        return;
      }
      found = Undefined.INSTANCE;
    }
    f.set(a, found);
  }

  /** R[b].keys[c] of any value. */
  private static Value read(Vm vm, Frame f, long w, Value v) {
    Realm realm = vm.realm;
    PropertyKey key = key(f, w);
    int site = Op.c(w);
    if (v instanceof JsObject o) {
      Value result = o.get(realm, key);
      PropertyCache.fillGet(vm, f, site, o, key);
      return result;
    }
    if (v.isNullish()) {
      throw realm.typeError("Cannot read properties of " + v + " (reading '" + key + "')");
    }
    if (v instanceof JsString && (key.isIndex() || key.equals(PropertyKey.LENGTH))) {
      return ObjectOperations.getV(realm, v, key);
    }
    JsObject p = Conversions.prototypeOf(realm, v);
    Value cached = PropertyCache.get(vm, f.caches, site, p);
    if (cached != null) {
      return cached;
    }
    Value result = p.get(realm, key, v);
    PropertyCache.fillGet(vm, f, site, p, key);
    return result;
  }

  static void getLength(Vm vm, Frame f, long w) {
    Value v = f.get(Op.b(w));
    if (v instanceof JsString s) {
      f.set(Op.a(w), s.length());
    } else {
      f.set(Op.a(w), read(vm, f, w, v));
    }
  }

  static void getMethod(Vm vm, Frame f, long w) {
    int a = Op.a(w);
    Value v = f.get(Op.b(w));
    Value method = read(vm, f, w, v);
    f.set(a, method);
    f.set(a + 1, v);
  }

  static void setNamed(Vm vm, Frame f, long w) {
    Realm realm = vm.realm;
    Value target = f.get(Op.a(w));
    Value v = f.get(Op.b(w));
    PropertyKey key = key(f, w);
    if (target instanceof JsObject o) {
      if (find(realm, o, key) instanceof Accessor accessor) {
        JsObject setter = accessor.setter(realm);
        if (setter != null) {
          Calls.call(vm, f, setter, o, new Value[] {v}, 1, Frame.NO_RESULT);
          return;
        }
      }
      Shape before = o.shape();
      ObjectOperations.setOrThrow(realm, o, key, v);
      PropertyCache.fillSet(vm, f, Op.c(w), o, key, before);
    } else {
      setOnPrimitive(realm, target, key, v);
    }
  }

  /** PutValue on a primitive base: only a setter of its prototype chain can take it. */
  private static void setOnPrimitive(Realm realm, Value target, PropertyKey key, Value v) {
    if (target.isNullish()) {
      throw realm.typeError("Cannot set properties of " + target + " (setting '" + key + "')");
    }
    boolean own = target instanceof JsString s
        && (key.equals(PropertyKey.LENGTH) || key.isIndex() && key.index() < s.length());
    if (own) {
      throw realm.typeError("Cannot assign to read only property '" + key + "' of string");
    }
    if (!Conversions.prototypeOf(realm, target).set(realm, key, v, target)) {
      throw realm.typeError("Cannot create property '" + key + "' on " + target.typeOf() + " "
          + (target instanceof JsString ? ErrorText.describe(target) : "'" + ErrorText.describe(target) + "'"));
    }
  }

  static void deleteNamed(Vm vm, Frame f, long w) {
    delete(vm, f, Op.a(w), f.get(Op.b(w)), key(f, w));
  }

  private static void delete(Vm vm, Frame f, int a, Value v, PropertyKey key) {
    if (v.isNullish()) {
      throw vm.realm.typeError("Cannot convert undefined or null to object");
    }
    ObjectOperations.deleteOrThrow(vm.realm, Conversions.toObject(vm.realm, v), key);
    f.set(a, true);
  }

  // ---- indexed ----

  private static Value readIndex(Vm vm, Value v, Value k) {
    Realm realm = vm.realm;
    if (k instanceof JsNumber n) {
      double x = n.value();
      long i = (long) x;
      if (i == x && i >= 0) {
        if (v instanceof JsObject o) {
          return o.getIndex(realm, i);
        }
        if (v instanceof JsString s && i < s.length()) {
          return JsString.ofCodeUnit(realm.heap(), s.charAt((int) i));
        }
      }
    }
    if (v.isNullish()) {
      throw realm.typeError("Cannot read properties of " + v + " (reading '" + nameForMessage(k) + "')");
    }
    return ObjectOperations.getV(realm, v, Conversions.toPropertyKey(realm, k));
  }

  /** A key that is not converted, because its conversion must not run. */
  private static String nameForMessage(Value k) {
    return k instanceof JsString s && s.length() <= 64 ? s.toString() : ErrorText.describe(k);
  }

  static void getIndex(Vm vm, Frame f, long w) {
    f.set(Op.a(w), readIndex(vm, f.get(Op.b(w)), f.get(Op.c(w))));
  }

  static void getIndexInt(Vm vm, Frame f, long w) {
    f.set(Op.a(w), readIndex(vm, f.get(Op.b(w)), JsNumber.of(Op.c(w))));
  }

  static void getMethodIndex(Vm vm, Frame f, long w) {
    int a = Op.a(w);
    Value v = f.get(Op.b(w));
    Value method = readIndex(vm, v, f.get(Op.c(w)));
    f.set(a, method);
    f.set(a + 1, v);
  }

  private static void writeIndex(Vm vm, Value target, Value k, Value v) {
    Realm realm = vm.realm;
    if (target instanceof JsObject o) {
      if (k instanceof JsNumber n) {
        double x = n.value();
        long i = (long) x;
        if (i == x && i >= 0) {
          ObjectOperations.setOrThrow(realm, o, i, v);
          return;
        }
      }
      ObjectOperations.setOrThrow(realm, o, Conversions.toPropertyKey(realm, k), v);
      return;
    }
    if (target.isNullish()) {
      throw realm.typeError("Cannot set properties of " + target + " (setting '" + nameForMessage(k) + "')");
    }
    setOnPrimitive(realm, target, Conversions.toPropertyKey(realm, k), v);
  }

  static void setIndex(Vm vm, Frame f, long w) {
    writeIndex(vm, f.get(Op.a(w)), f.get(Op.b(w)), f.get(Op.c(w)));
  }

  static void setIndexInt(Vm vm, Frame f, long w) {
    writeIndex(vm, f.get(Op.a(w)), JsNumber.of(Op.c(w)), f.get(Op.b(w)));
  }

  static void deleteIndex(Vm vm, Frame f, long w) {
    Value v = f.get(Op.b(w));
    if (v.isNullish()) {
      throw vm.realm.typeError("Cannot convert undefined or null to object");
    }
    delete(vm, f, Op.a(w), v, Conversions.toPropertyKey(vm.realm, f.get(Op.c(w))));
  }

  // ---- operators on objects ----

  static void in(Vm vm, Frame f, long w) {
    Value k = f.get(Op.b(w));
    Value v = f.get(Op.c(w));
    if (!(v instanceof JsObject o)) {
      throw vm.realm.typeError("Cannot use 'in' operator to search for '" + nameForMessage(k) + "' in "
          + ErrorText.describe(v));
    }
    f.set(Op.a(w), o.hasProperty(vm.realm, Conversions.toPropertyKey(vm.realm, k)));
  }

  static void instanceOf(Vm vm, Frame f, long w) {
    f.set(Op.a(w), ObjectOperations.instanceOf(vm.realm, f.get(Op.b(w)), f.get(Op.c(w))));
  }

  static void referenceKey(Vm vm, Frame f, long w) {
    Value v = f.get(Op.c(w));
    if (v.isNullish()) {
      throw vm.realm.typeError(
          "Cannot read properties of " + v + " (reading '" + nameForMessage(f.get(Op.b(w))) + "')");
    }
    double number = f.d[Op.b(w)];
    if (number == number) {
      f.d[Op.a(w)] = number; // converting a number runs nothing, so it can wait
    } else {
      toPropertyKey(vm, f, w);
    }
  }

  static void toPropertyKey(Vm vm, Frame f, long w) {
    Value v = f.get(Op.b(w));
    boolean isKey = v instanceof JsString || v instanceof dev.ration.runtime.JsSymbol;
    f.set(Op.a(w), isKey ? v : Conversions.toPropertyKey(vm.realm, v).toValue());
  }

  static void requireCoercible(Vm vm, Frame f, long w) {
    Value v = f.get(Op.a(w));
    if (v.isNullish()) {
      String text = f.code.textAt(f.pc - 1);
      throw vm.realm.typeError("Cannot destructure '" + (text == null ? v.toString() : text) + "' as it is " + v + ".");
    }
  }

  // ---- super ----

  /** GetSuperBase: before the key is converted. */
  private static JsObject superBase(Vm vm, Value home, Value k, String verb) {
    JsObject p = ((JsObject) home).getPrototypeOf();
    if (p == null) {
      throw vm.realm.typeError("Cannot " + (verb.equals("read") ? "read" : "set") + " properties of null (" + verb + "ing '"
          + nameForMessage(k) + "')");
    }
    return p;
  }

  /** R[a] := the property R[b+2] of R[b]'s prototype, receiver R[b+1]. */
  static void getSuper(Vm vm, Frame f, long w) {
    int b = Op.b(w);
    Value receiver = f.get(b + 1);
    Value k = f.get(b + 2);
    JsObject base = superBase(vm, f.get(b), k, "read");
    f.set(Op.a(w), base.get(vm.realm, Conversions.toPropertyKey(vm.realm, k), receiver));
  }

  static void setSuper(Vm vm, Frame f, long w) {
    int b = Op.b(w);
    Value receiver = f.get(b + 1);
    Value v = f.get(Op.a(w));
    Value k = f.get(b + 2);
    JsObject base = superBase(vm, f.get(b), k, "sett");
    PropertyKey key = Conversions.toPropertyKey(vm.realm, k);
    if (!base.set(vm.realm, key, v, receiver)) {
      throw vm.realm.typeError("Cannot assign to read only property '" + key + "' of object");
    }
  }
}
