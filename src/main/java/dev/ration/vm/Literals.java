package dev.ration.vm;

import dev.ration.bytecode.Op;
import dev.ration.bytecode.TemplateSite;
import dev.ration.runtime.Attributes;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.JsSymbol;
import dev.ration.runtime.KeyList;
import dev.ration.runtime.NativeFunction;
import dev.ration.runtime.Accessor;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.ObjectOperations;
import dev.ration.runtime.Null;
import dev.ration.runtime.PropertyDescriptor;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Scope;
import dev.ration.runtime.Shape;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/** Object, array, function and template literals. */
final class Literals {
  private Literals() {}

  // ---- objects ----

  static void newObject(Vm vm, Frame f, long w) {
    f.set(Op.a(w), JsObject.create(vm.realm, Op.b(w)));
  }

  /** CreateDataPropertyOrThrow(R[a], keys[c], R[b]) */
  static void defineNamed(Vm vm, Frame f, long w) {
    Realm realm = vm.realm;
    JsObject o = (JsObject) f.r[Op.a(w)];
    Value v = f.get(Op.b(w));
    if (PropertyCache.define(vm, f, Op.c(w), o, v)) {
      return;
    }
    PropertyKey key = f.code.keys[Op.c(w)];
    Shape before = o.shape();
    o.createDataPropertyOrThrow(realm, key, v);
    PropertyCache.fillDefine(vm, f, Op.c(w), o, key, before);
  }

  static void defineIndex(Vm vm, Frame f, long w) {
    JsObject o = (JsObject) f.r[Op.a(w)];
    Value v = f.get(Op.c(w));
    o.createDataPropertyOrThrow(vm.realm, Conversions.toPropertyKey(vm.realm, f.get(Op.b(w))), v);
  }

  /** Defines one half of an accessor property. */
  static void defineAccessor(Vm vm, Frame f, long w, boolean getter, boolean enumerable) {
    JsObject o = (JsObject) f.r[Op.a(w)];
    Value half = f.get(Op.c(w));
    PropertyKey key = Conversions.toPropertyKey(vm.realm, f.get(Op.b(w)));
    PropertyDescriptor d = new PropertyDescriptor().setAttribute(Attributes.ENUMERABLE, enumerable)
        .setAttribute(Attributes.CONFIGURABLE, true);
    o.definePropertyOrThrow(vm.realm, key, getter ? d.setGetter(half) : d.setSetter(half));
  }

  /** A class method: not enumerable. */
  static void defineMethod(Vm vm, Frame f, long w) {
    JsObject o = (JsObject) f.r[Op.a(w)];
    Value method = f.get(Op.c(w));
    PropertyKey key = Conversions.toPropertyKey(vm.realm, f.get(Op.b(w)));
    o.definePropertyOrThrow(vm.realm, key, PropertyDescriptor.data(method, Attributes.METHOD));
  }

  static void setPrototype(Vm vm, Frame f, long w) {
    Value p = f.get(Op.b(w));
    if (p instanceof JsObject o) {
      ((JsObject) f.r[Op.a(w)]).setPrototypeOf(vm.realm, o);
    } else if (p == Null.INSTANCE) {
      ((JsObject) f.r[Op.a(w)]).setPrototypeOf(vm.realm, null);
    }
  }

  static void copyProperties(Vm vm, Frame f, long w) {
    copyDataProperties(vm, (JsObject) f.r[Op.a(w)], f.get(Op.b(w)), f, 0, 0);
  }

  /** R[a] := new object with the properties of R[b] except the keys R[b+1] … R[b+c] */
  static void objectRest(Vm vm, Frame f, long w) {
    int b = Op.b(w);
    JsObject rest = JsObject.create(vm.realm);
    Value source = f.get(b);
    f.set(Op.a(w), copyDataProperties(vm, rest, source, f, b + 1, Op.c(w)));
  }

  /** CopyDataProperties, section 7.3.25: 2 fuel a key, and 1 per 4 excluded keys it is compared with. */
  private static JsObject copyDataProperties(Vm vm, JsObject target, Value source, Frame f, int excluded, int count) {
    Realm realm = vm.realm;
    if (source.isNullish()) {
      return target;
    }
    JsObject from = Conversions.toObject(realm, source);
    KeyList keys = new KeyList(realm);
    from.ownPropertyKeys(realm, keys);
    PropertyKey[] skip = new PropertyKey[count];
    for (int i = 0; i < count; i++) {
      skip[i] = Conversions.toPropertyKey(realm, f.get(excluded + i));
    }
    for (int i = 0; i < keys.size(); i++) {
      PropertyKey key = keys.get(i);
      realm.charge(2 + (count >> 2));
      if (contains(skip, key)) {
        continue;
      }
      Value own = from.ownValue(realm, key);
      if (own != null && (from.ownAttributes(realm, key) & Attributes.ENUMERABLE) != 0) {
        target.createDataProperty(realm, key, own instanceof Accessor ? from.get(realm, key) : own);
      }
    }
    return target;
  }

  private static boolean contains(PropertyKey[] keys, PropertyKey key) {
    for (PropertyKey k : keys) {
      if (k.equals(key)) {
        return true;
      }
    }
    return false;
  }

  // ---- arrays ----

  static void newArray(Vm vm, Frame f, long w) {
    f.set(Op.a(w), JsArray.create(vm.realm));
  }

  static void append(Vm vm, Frame f, long w) {
    Realm realm = vm.realm;
    JsArray array = (JsArray) f.r[Op.a(w)];
    int b = Op.b(w);
    double x = f.d[b];
    long i = array.length();
    if (!(x == x ? array.putDense(realm, i, x) : array.putDense(realm, i, f.r[b]))) {
      array.createDataPropertyOrThrow(realm, PropertyKey.ofIndex(i), f.get(b));
    }
  }

  static void appendHole(Vm vm, Frame f, long w) {
    JsArray array = (JsArray) f.r[Op.a(w)];
    array.setLength(vm.realm, array.length() + 1);
  }

  /** Appends the elements of R[b] to R[a] if its iteration is pristine and jumps; else falls through to the general way. */
  static void appendSpread(Vm vm, Frame f, long w) {
    if (!(f.get(Op.b(w)) instanceof JsArray source) || !Iterators.isPristine(vm, source)) {
      return;
    }
    Realm realm = vm.realm;
    JsArray target = (JsArray) f.r[Op.a(w)];
    long n = source.length();
    if (source.denseNumbers() != null && source.denseSize() == n && target.appendDense(realm, source, 0, n)) {
      // Numbers have no holes; appendDense rounds down what this loop rounds up.
      realm.charge((n & 3) == 0 ? 0 : 1);
      f.pc = Op.c(w);
      return;
    }
    for (long i = 0; i < n; i++) {
      if ((i & 3) == 0) {
        realm.charge(1);
      }
      Value v = source.getIndex(realm, i);
      if (!target.putDense(realm, target.length(), v)) {
        target.createDataPropertyOrThrow(realm, PropertyKey.ofIndex(target.length()), v);
      }
      n = source.length();
    }
    f.pc = Op.c(w);
  }

  // ---- functions ----

  static void closure(Vm vm, Frame f, long w) {
    f.set(Op.a(w), closure(vm, f.state.inner(Op.wide(w)), f.scope));
  }

  /** OrdinaryFunctionCreate. */
  static Closure closure(Vm vm, CodeState state, Scope scope) {
    Realm realm = vm.realm;
    JsObject prototype = state.code.generator ? realm.intrinsic(WellKnown.GENERATOR_FUNCTION_PROTOTYPE)
        : realm.functionPrototype();
    return new Closure(realm, prototype, state, scope);
  }

  private static final String[] PREFIXES = {"", "get ", "set "};

  /** SetFunctionName, section 10.2.9. */
  static void setFunctionName(Vm vm, Frame f, long w) {
    Value key = f.get(Op.b(w));
    JsString name;
    if (key instanceof JsSymbol s) {
      JsString d = s.description();
      name = d == null ? JsString.EMPTY : s.isPrivate() ? d : vm.realm.heap().string("[" + d + "]");
    } else {
      name = Conversions.toJsString(vm.realm, key);
    }
    String prefix = PREFIXES[Op.c(w)];
    if (!prefix.isEmpty()) {
      name = JsString.concat(vm.realm.heap(), JsString.permanent(prefix), name);
    }
    ((Closure) f.r[Op.a(w)]).setName(vm.realm, name);
  }

  static void setHome(Frame f, long w) {
    ((Closure) f.r[Op.a(w)]).home = (JsObject) f.r[Op.b(w)];
  }

  // ---- regular expressions and templates ----

  static void newRegExp(Vm vm, Frame f, long w) {
    NativeFunction constructor = (NativeFunction) vm.realm.intrinsic(WellKnown.REGEXP);
    int i = Op.wide(w);
    Value[] args = {f.code.constants[i], f.code.constants[i + 1]};
    f.set(Op.a(w), vm.invokeNative(constructor, Undefined.INSTANCE, constructor, args, 2));
  }

  /** GetTemplateObject, section 13.2.8.4. */
  static void templateObject(Vm vm, Frame f, long w) {
    int i = Op.wide(w);
    CodeState state = f.state;
    if (state.templateObjects == null) {
      state.templateObjects = new JsObject[f.code.templates.length];
    }
    if (state.templateObjects[i] == null) {
      state.templateObjects[i] = vm.root(makeTemplate(vm.realm, f.code.templates[i]));
    }
    f.set(Op.a(w), state.templateObjects[i]);
  }

  private static JsArray makeTemplate(Realm realm, TemplateSite site) {
    JsArray cooked = JsArray.create(realm);
    JsArray raw = JsArray.create(realm);
    realm.charge(site.raw().size());
    for (int i = 0; i < site.cooked().length; i++) {
      String text = site.cooked()[i];
      cooked.createDataProperty(realm, PropertyKey.ofIndex(i), text == null ? Undefined.INSTANCE : JsString.permanent(text));
      raw.createDataProperty(realm, PropertyKey.ofIndex(i), JsString.permanent(site.raw().get(i)));
    }
    ObjectOperations.setIntegrityLevel(realm, raw, true);
    cooked.defineOwnProperty(realm, PropertyKey.RAW, PropertyDescriptor.data(raw, Attributes.NONE));
    ObjectOperations.setIntegrityLevel(realm, cooked, true);
    return cooked;
  }

  /** IsConstructor of a superclass, and so on: whether {@code v} may stand after extends. */
  static boolean isConstructor(Value v) {
    return v instanceof JsFunction fn && fn.isConstructor();
  }
}
