package dev.ration.vm;

import dev.ration.bytecode.Op;
import dev.ration.runtime.Attributes;
import dev.ration.runtime.GlobalLexicals;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.ObjectOperations;
import dev.ration.runtime.PropertyDescriptor;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Scope;
import dev.ration.runtime.Special;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;

/** Scopes, global bindings and what a frame knows of its call. */
final class Bindings {
  private static final JsString UNDEFINED = JsString.permanent("undefined");

  private Bindings() {}

  // ---- scopes ----

  static void pushScope(Vm vm, Frame f, long w) {
    f.scope = new Scope(vm.realm.heap(), f.scope, Op.a(w));
    f.pushedScopes++;
  }

  static void popScope(Frame f, long w) {
    int n = Op.a(w);
    f.scope = f.scope.up(n);
    f.pushedScopes -= n;
  }

  static void copyScope(Vm vm, Frame f) {
    f.scope = f.scope.copy(vm.realm.heap());
  }

  /** slot c of the scope b levels out := R[a] */
  static void setScoped(Vm vm, Frame f, long w, boolean checked) {
    Value[] slots = f.scope.up(Op.b(w)).slots();
    int i = Op.c(w);
    if (checked && slots[i] == Special.TDZ) {
      throw uninitialized(vm, f);
    }
    Value v = f.get(Op.a(w));
    vm.realm.heap().countBox(v);
    slots[i] = v;
  }

  /** A TDZ check of a register or of a scope slot that failed. */
  static JsThrow uninitialized(Vm vm, Frame f) {
    return vm.realm.referenceError("Cannot access '" + f.code.textAt(f.pc - 1) + "' before initialization");
  }

  static JsThrow thisUninitialized(Vm vm) {
    return vm.realm.referenceError(
        "Must call super constructor in derived class before accessing 'this' or returning from derived constructor");
  }

  static void checkThis(Vm vm, Frame f, long w) {
    int a = Op.a(w);
    if (f.d[a] != f.d[a] && f.r[a] == Special.TDZ) {
      throw thisUninitialized(vm);
    }
  }

  static void checkNoThis(Vm vm, Frame f, long w) {
    int a = Op.a(w);
    if (f.d[a] == f.d[a] || f.r[a] != Special.TDZ) {
      throw vm.realm.referenceError("Super constructor may only be called once");
    }
  }

  // ---- globals ----

  private static PropertyKey key(Frame f, long w) {
    return f.code.keys[Op.c(w)];
  }

  private static JsThrow undefined(Vm vm, PropertyKey key) {
    return vm.realm.referenceError(key + " is not defined");
  }

  /** The value of a global binding, or null when there is none. */
  private static Value find(Vm vm, Frame f, long w) {
    Realm realm = vm.realm;
    JsObject global = realm.global();
    vm.checkLexicals();
    Value v = PropertyCache.get(vm, f.caches, Op.c(w), global);
    if (v != null) {
      return v;
    }
    PropertyKey key = key(f, w);
    GlobalLexicals.Binding b = realm.lexicals().find(key);
    if (b != null) {
      v = b.scope().slots()[b.slot()];
      if (v == Special.TDZ) {
        throw realm.referenceError("Cannot access '" + key + "' before initialization");
      }
      return v;
    }
    v = global.ownValue(realm, key);
    if (v == null || v instanceof Special) {
      if (!global.hasProperty(realm, key)) {
        return null;
      }
      v = global.get(realm, key);
    }
    PropertyCache.fillGlobal(vm, f, Op.c(w), key);
    return v;
  }

  static void getGlobal(Vm vm, Frame f, long w) {
    Value v = find(vm, f, w);
    if (v == null) {
      throw undefined(vm, key(f, w));
    }
    f.set(Op.a(w), v);
  }

  static void typeofGlobal(Vm vm, Frame f, long w) {
    Value v = find(vm, f, w);
    f.set(Op.a(w), v == null ? UNDEFINED : v.typeOf());
  }

  static void setGlobal(Vm vm, Frame f, long w) {
    Realm realm = vm.realm;
    PropertyKey key = key(f, w);
    Value v = f.get(Op.a(w));
    GlobalLexicals.Binding b = realm.lexicals().find(key);
    if (b == null) {
      JsObject global = realm.global();
      if (!global.hasProperty(realm, key)) {
        throw undefined(vm, key);
      }
      ObjectOperations.setOrThrow(realm, global, key, v);
      return;
    }
    Value[] slots = b.scope().slots();
    if (slots[b.slot()] == Special.TDZ) {
      throw realm.referenceError("Cannot access '" + key + "' before initialization");
    }
    if (!b.mutable()) {
      throw realm.typeError("Assignment to constant variable.");
    }
    realm.heap().countBox(v);
    slots[b.slot()] = v;
  }

  static void resolveGlobal(Vm vm, Frame f, long w) {
    PropertyKey key = key(f, w);
    f.set(Op.a(w), vm.realm.lexicals().find(key) != null || vm.realm.global().hasProperty(vm.realm, key));
  }

  static void setResolved(Vm vm, Frame f, long w) {
    if (f.r[Op.b(w)] == JsBoolean.FALSE) {
      throw undefined(vm, key(f, w));
    }
    setGlobal(vm, f, w);
  }

  /** CreateGlobalVarBinding, section 9.1.1.4.17. */
  static void declareVar(Vm vm, Frame f, long w) {
    Realm realm = vm.realm;
    JsObject global = realm.global();
    PropertyKey key = key(f, w);
    if (!global.hasOwnProperty(realm, key)) {
      if (!global.isExtensible()) {
        throw realm.typeError("Cannot define global variable '" + key + "', object is not extensible");
      }
      global.definePropertyOrThrow(realm, key,
          PropertyDescriptor.data(Undefined.INSTANCE, Attributes.WRITABLE | Attributes.ENUMERABLE));
    }
  }

  /** CanDeclareGlobalFunction and CreateGlobalFunctionBinding, sections 9.1.1.4.16 and 9.1.1.4.18. */
  static void declareFunction(Vm vm, Frame f, long w) {
    Realm realm = vm.realm;
    JsObject global = realm.global();
    PropertyKey key = key(f, w);
    Value v = f.get(Op.a(w));
    PropertyDescriptor old = global.getOwnProperty(realm, key);
    if (old != null && !old.is(Attributes.CONFIGURABLE)
        && (old.isAccessor() || !old.is(Attributes.WRITABLE) || !old.is(Attributes.ENUMERABLE))) {
      throw realm.typeError("Cannot redefine property: " + key);
    }
    PropertyDescriptor d = old == null || old.is(Attributes.CONFIGURABLE)
        ? PropertyDescriptor.data(v, Attributes.WRITABLE | Attributes.ENUMERABLE)
        : new PropertyDescriptor().setValue(v);
    global.definePropertyOrThrow(realm, key, d);
    ObjectOperations.setOrThrow(realm, global, key, v);
  }

  // ---- the call ----

  static void loadThis(Frame f, long w) {
    f.set(Op.a(w), f.thisValue);
  }

  static void loadHome(Frame f, long w) {
    f.set(Op.a(w), f.callee.home);
  }

  static void loadNewTarget(Frame f, long w) {
    f.set(Op.a(w), f.newTarget == null ? Undefined.INSTANCE : f.newTarget);
  }

  static void loadArguments(Vm vm, Frame f, long w) {
    f.set(Op.a(w), new ArgumentsObject(vm, f.arguments));
  }

  static void loadRest(Vm vm, Frame f, long w) {
    int from = Op.b(w);
    int n = f.arguments.length - from;
    f.set(Op.a(w), n <= 0 ? JsArray.create(vm.realm) : JsArray.of(vm.realm, f.arguments, from, n));
  }
}
