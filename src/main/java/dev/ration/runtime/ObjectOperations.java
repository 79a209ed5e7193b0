package dev.ration.runtime;

/** Operations on objects, section 7.3. */
public final class ObjectOperations {
  /** What reading or making the object form of a property descriptor costs: up to six properties. */
  private static final int DESCRIPTOR_FUEL = 6;

  private ObjectOperations() {}

  /** GetV, section 7.3.3: reads a property of any value without making a wrapper. */
  public static Value getV(Realm realm, Value v, PropertyKey key) {
    if (v instanceof JsObject o) {
      return o.get(realm, key);
    }
    if (v instanceof JsString s) {
      if (key.isIndex() && key.index() < s.length()) {
        return JsString.ofCodeUnit(realm.heap(), s.charAt((int) key.index()));
      }
      if (key.equals(PropertyKey.LENGTH)) {
        return JsNumber.of(s.length());
      }
    }
    if (v.isNullish()) {
      throw realm.typeError("Cannot read properties of " + v + " (reading '" + key + "')");
    }
    return Conversions.prototypeOf(realm, v).get(realm, key, v);
  }

  /** GetMethod, section 7.3.11: null where the property is undefined or null. */
  public static JsFunction getMethod(Realm realm, Value v, PropertyKey key) {
    Value f = getV(realm, v, key);
    if (f.isNullish()) {
      return null;
    }
    if (f instanceof JsFunction fn) {
      return fn;
    }
    throw realm.typeError(ErrorText.describe(realm, f) + " is not a function");
  }

  /** Invoke, section 7.3.20, without arguments. */
  public static Value invoke(Realm realm, Value v, PropertyKey key) {
    Value f = getV(realm, v, key);
    if (!(f instanceof JsFunction fn)) {
      throw realm.typeError(key + " is not a function");
    }
    return realm.call(fn, v);
  }

  /** Set with throw = true. */
  public static void setOrThrow(Realm realm, JsObject o, PropertyKey key, Value v) {
    if (!o.set(realm, key, v, o)) {
      throw realm.typeError(cannotAssign(realm, o, key));
    }
  }

  /** Set of an index with throw = true. */
  public static void setOrThrow(Realm realm, JsObject o, long index, Value v) {
    if (!o.setIndex(realm, index, v)) {
      throw realm.typeError(cannotAssign(realm, o, PropertyKey.ofIndex(index)));
    }
  }

  /** The message for a failed assignment, by its cause. */
  public static String cannotAssign(Realm realm, JsObject o, PropertyKey key) {
    for (JsObject p = o; p != null; p = p.getPrototypeOf()) {
      Value v = p.ownValue(realm, key);
      if (v instanceof Accessor) {
        return "Cannot set property " + key + " of " + ErrorText.describe(realm, o) + " which has only a getter";
      }
      if (v != null) {
        return "Cannot assign to read only property '" + key + "' of " + (o instanceof JsFunction ? "function '" : "object '")
            + ErrorText.describe(realm, o) + "'";
      }
      realm.charge(1);
    }
    return "Cannot add property " + key + ", object is not extensible";
  }

  /** DeletePropertyOrThrow. */
  public static void deleteOrThrow(Realm realm, JsObject o, PropertyKey key) {
    if (!o.delete(realm, key)) {
      throw realm.typeError("Cannot delete property '" + key + "' of " + ErrorText.describe(realm, o));
    }
  }

  /** LengthOfArrayLike. */
  public static long lengthOfArrayLike(Realm realm, JsObject o) {
    return o instanceof JsArray a ? a.length() : Conversions.toLength(realm, o.get(realm, PropertyKey.LENGTH));
  }

  /** IsArray. */
  public static boolean isArray(Value v) {
    return v instanceof JsArray;
  }

  /** CreateListFromArrayLike into an open list: 1 fuel an element. */
  public static void listFromArrayLike(Realm realm, Value v, ValueList into) {
    if (!(v instanceof JsObject o)) {
      throw realm.typeError("CreateListFromArrayLike called on non-object");
    }
    long n = lengthOfArrayLike(realm, o);
    realm.charge(n);
    into.reserve(n);
    for (long i = 0; i < n; i++) {
      into.add(o.getIndex(realm, i));
    }
  }

  /** InstanceofOperator, section 13.10.2. */
  public static boolean instanceOf(Realm realm, Value v, Value target) {
    if (!(target instanceof JsObject o)) {
      throw realm.typeError("Right-hand side of 'instanceof' is not an object");
    }
    JsFunction handler = getMethod(realm, o, JsSymbol.HAS_INSTANCE.key());
    if (handler instanceof NativeFunction n && n.intrinsic().row().symbol() == JsSymbol.HAS_INSTANCE) {
      realm.charge(1);
      return ordinaryHasInstance(realm, o, v);
    }
    if (handler != null) {
      return Conversions.toBoolean(realm.call(handler, o, v));
    }
    if (!o.isCallable()) {
      throw realm.typeError("Right-hand side of 'instanceof' is not callable");
    }
    return ordinaryHasInstance(realm, o, v);
  }

  /** OrdinaryHasInstance, section 7.3.21. Walks prototypes at 1 fuel a link. */
  public static boolean ordinaryHasInstance(Realm realm, Value c, Value v) {
    if (!(c instanceof JsFunction f)) {
      return false;
    }
    while (f instanceof BoundFunction b) {
      realm.charge(1);
      f = b.target();
      if (!(f instanceof BoundFunction)) {
        return instanceOf(realm, v, f);
      }
    }
    if (!(v instanceof JsObject o)) {
      return false;
    }
    if (!(f.get(realm, PropertyKey.PROTOTYPE) instanceof JsObject p)) {
      throw realm.typeError("Function has non-object prototype in instanceof check");
    }
    for (JsObject x = o.getPrototypeOf(); x != null; x = x.getPrototypeOf()) {
      if (x == p) {
        return true;
      }
      realm.charge(1);
    }
    return false;
  }

  /** SpeciesConstructor, section 7.3.22; null stands for the default constructor. */
  public static JsFunction speciesConstructor(Realm realm, JsObject o, JsObject defaultConstructor) {
    Value c = o.get(realm, PropertyKey.CONSTRUCTOR);
    if (c.isUndefined()) {
      return null;
    }
    if (!(c instanceof JsObject co)) {
      throw realm.typeError("object.constructor is not an object");
    }
    Value s = co.get(realm, JsSymbol.SPECIES.key());
    if (s.isNullish() || s == defaultConstructor) {
      return null;
    }
    if (s instanceof JsFunction f && f.isConstructor()) {
      return f;
    }
    throw realm.typeError("object.constructor[Symbol.species] is not a constructor");
  }

  /** ToPropertyDescriptor, section 6.2.6.5. */
  public static PropertyDescriptor toPropertyDescriptor(Realm realm, Value v) {
    if (!(v instanceof JsObject o)) {
      throw realm.typeError("Property description must be an object: " + ErrorText.describe(realm, v));
    }
    realm.charge(DESCRIPTOR_FUEL);
    PropertyDescriptor d = new PropertyDescriptor();
    if (o.hasProperty(realm, PropertyKey.ENUMERABLE)) {
      d.setAttribute(Attributes.ENUMERABLE, Conversions.toBoolean(o.get(realm, PropertyKey.ENUMERABLE)));
    }
    if (o.hasProperty(realm, PropertyKey.CONFIGURABLE)) {
      d.setAttribute(Attributes.CONFIGURABLE, Conversions.toBoolean(o.get(realm, PropertyKey.CONFIGURABLE)));
    }
    if (o.hasProperty(realm, PropertyKey.VALUE)) {
      d.setValue(o.get(realm, PropertyKey.VALUE));
    }
    if (o.hasProperty(realm, PropertyKey.WRITABLE)) {
      d.setAttribute(Attributes.WRITABLE, Conversions.toBoolean(o.get(realm, PropertyKey.WRITABLE)));
    }
    if (o.hasProperty(realm, PropertyKey.GET)) {
      d.setGetter(accessorHalf(realm, o.get(realm, PropertyKey.GET), "Getter"));
    }
    if (o.hasProperty(realm, PropertyKey.SET)) {
      d.setSetter(accessorHalf(realm, o.get(realm, PropertyKey.SET), "Setter"));
    }
    if (d.isAccessor() && (d.value() != null || d.has(Attributes.WRITABLE))) {
      throw realm.typeError("Invalid property descriptor. Cannot both specify accessors and a value or writable attribute, "
          + ErrorText.describe(realm, o));
    }
    return d;
  }

  private static Value accessorHalf(Realm realm, Value f, String what) {
    if (!f.isUndefined() && !f.isCallable()) {
      throw realm.typeError(what + " must be a function: " + ErrorText.describe(realm, f));
    }
    return f;
  }

  /** FromPropertyDescriptor, section 6.2.6.4. */
  public static Value fromPropertyDescriptor(Realm realm, PropertyDescriptor d) {
    if (d == null) {
      return Undefined.INSTANCE;
    }
    realm.charge(DESCRIPTOR_FUEL);
    JsObject o = JsObject.create(realm);
    if (d.value() != null) {
      o.createDataProperty(realm, PropertyKey.VALUE, d.value());
    }
    if (d.has(Attributes.WRITABLE)) {
      o.createDataProperty(realm, PropertyKey.WRITABLE, JsBoolean.of(d.is(Attributes.WRITABLE)));
    }
    if (d.getter() != null) {
      o.createDataProperty(realm, PropertyKey.GET, d.getter());
    }
    if (d.setter() != null) {
      o.createDataProperty(realm, PropertyKey.SET, d.setter());
    }
    if (d.has(Attributes.ENUMERABLE)) {
      o.createDataProperty(realm, PropertyKey.ENUMERABLE, JsBoolean.of(d.is(Attributes.ENUMERABLE)));
    }
    if (d.has(Attributes.CONFIGURABLE)) {
      o.createDataProperty(realm, PropertyKey.CONFIGURABLE, JsBoolean.of(d.is(Attributes.CONFIGURABLE)));
    }
    return o;
  }

  /** SetIntegrityLevel, section 7.3.14; dense arrays are frozen at once. */
  public static boolean setIntegrityLevel(Realm realm, JsObject o, boolean frozen) {
    if (!o.preventExtensions(realm)) {
      return false;
    }
    boolean dense = o instanceof JsArray a && a.fixElements(realm, frozen);
    if (dense && frozen) {
      ((JsArray) o).fixLength();
    }
    KeyList keys = new KeyList(realm);
    o.ownPropertyKeys(realm, keys);
    realm.charge(keys.size());
    for (int i = 0; i < keys.size(); i++) {
      PropertyKey key = keys.get(i);
      if (dense && key.isIndex()) {
        continue;
      }
      Value v = o.ownValue(realm, key);
      PropertyDescriptor d = new PropertyDescriptor().setAttribute(Attributes.CONFIGURABLE, false);
      if (frozen && !(v instanceof Accessor)) {
        d.setAttribute(Attributes.WRITABLE, false);
      }
      o.definePropertyOrThrow(realm, key, d);
    }
    return true;
  }

  /** TestIntegrityLevel, section 7.3.15. */
  public static boolean testIntegrityLevel(Realm realm, JsObject o, boolean frozen) {
    if (o.isExtensible()) {
      return false;
    }
    KeyList keys = new KeyList(realm);
    o.ownPropertyKeys(realm, keys);
    realm.charge(keys.size());
    for (int i = 0; i < keys.size(); i++) {
      int attributes = o.ownAttributes(realm, keys.get(i));
      if ((attributes & Attributes.CONFIGURABLE) != 0
          || frozen && (attributes & Attributes.WRITABLE) != 0 && !(o.ownValue(realm, keys.get(i)) instanceof Accessor)) {
        return false;
      }
    }
    return true;
  }
}
