package dev.ration.runtime;

import java.util.TreeMap;

/**
 * An object: named properties in slots laid out by a {@link Shape}, index properties apart. The essential internal
 * methods of section 10.1 are here; exotic objects override the {@code own…} hooks. Without proxies, walks of the
 * prototype chain never run guest code except getters and setters.
 */
public non-sealed class JsObject extends Value {
  private static final JsString TYPE = JsString.permanent("object");
  static final Value[] NO_SLOTS = new Value[0];

  /** Accounted bytes of an object without slots. */
  public static final int BASE_WEIGHT = 48;
  /** Accounted bytes of a backing array without elements. */
  public static final int ARRAY_WEIGHT = 16;
  /** Accounted bytes of one reference in a backing array. */
  public static final int SLOT_WEIGHT = 4;
  private static final int INDEXED_WEIGHT = 88;
  /** Fuel of a new entry in the tree of index properties. */
  private static final int INDEXED_FUEL = 8;
  /** Prototype links that cost nothing; each further one costs 1 fuel, cached or not. */
  private static final int FREE_HOPS = 16;

  static final int NON_EXTENSIBLE = 1;
  private static final int PROTOTYPE_OF_SOME = 2;
  private static final int SHARED_SLOTS = 4;
  static final int FROZEN_ELEMENTS = 16;
  static final int SEALED_ELEMENTS = 32;
  private static final int IMMUTABLE_PROTOTYPE = 64;
  private static final int COMPLETE = 128;
  private static final int KEYS_ELSEWHERE = 256;

  Shape shape;
  Value[] slots;
  JsObject prototype;
  private TreeMap<Long, Indexed> indexed;
  /** What WeakMaps hold for this key, or null. */
  private WeakValues weak;
  int flags;
  private int number;
  private int removed;
  int mark;

  /** An index property of an object that is not a dense array. */
  static final class Indexed {
    Value value;
    int attributes;

    Indexed(Value value, int attributes) {
      this.value = value;
      this.attributes = attributes;
    }
  }

  /**
   * An object without properties, charged to {@code heap} with {@code extra} bytes for a subclass's own fields.
   *
   * @param prototype may be null
   */
  protected JsObject(Heap heap, JsObject prototype, int extra) {
    heap.allocate(BASE_WEIGHT + extra);
    this.shape = Shape.EMPTY;
    this.slots = NO_SLOTS;
    setPrototypeField(prototype);
  }

  /**
   * A frozen object without prototype over leaves that many runs share: its slots are never written and weigh nothing.
   *
   * @param shape a template whose properties are all read-only
   */
  protected JsObject(Heap heap, Shape shape, Value[] leaves) {
    heap.allocate(BASE_WEIGHT);
    this.shape = shape;
    this.slots = leaves;
    this.flags = SHARED_SLOTS | NON_EXTENSIBLE;
  }

  /**
   * An unextensible object without prototype whose layout is complete: its slots are null until the maker sets them.
   *
   * @param shape from {@link Shape#ofFrozenRecord}
   */
  protected JsObject(Heap heap, Shape shape) {
    int n = shape.size();
    heap.allocate(BASE_WEIGHT + (n == 0 ? 0 : ARRAY_WEIGHT + (long) n * SLOT_WEIGHT));
    this.shape = shape;
    this.slots = n == 0 ? NO_SLOTS : new Value[n];
    this.flags = NON_EXTENSIBLE;
  }

  /** An object over the shared slots of a template: weighs nothing until it is written. */
  JsObject(Shape shape, Value[] slots, JsObject prototype) {
    this.shape = shape;
    this.slots = slots;
    this.flags = SHARED_SLOTS;
    setPrototypeField(prototype);
  }

  /** OrdinaryObjectCreate. */
  public static JsObject create(Realm realm, JsObject prototype) {
    return new JsObject(realm.heap(), prototype, 0);
  }

  /** A plain object with Object.prototype. */
  public static JsObject create(Realm realm) {
    return new JsObject(realm.heap(), realm.objectPrototype(), 0);
  }

  /** A plain object with room for {@code slots} properties. */
  public static JsObject create(Realm realm, int slots) {
    JsObject o = create(realm);
    o.reserve(realm, slots);
    return o;
  }

  // ---- structure, for inline caches ----

  public final Shape shape() {
    return shape;
  }

  /** Whether this is an ordinary object without index keys, laid out by a shape that never changes. */
  public final boolean isPlain() {
    return getClass() == JsObject.class && indexed == null && !shape.isUnique();
  }

  /** Whether this intrinsic object still has exactly the properties of its template: nothing was added or written. */
  public final boolean isPristine() {
    return (flags & SHARED_SLOTS) != 0 && shape.isTemplate();
  }

  /** The value in a slot found by {@link Shape#find}; an {@link Accessor} stays one. Realises template slots. */
  public final Value slot(Realm realm, int i) {
    Value[] s = slots;
    if (i >= s.length) {
      realizeSlots(realm);
      s = slots;
    }
    Value v = s[i];
    return v instanceof IntrinsicRef ref ? realm.intrinsic(ref.id()) : v;
  }

  /** The slots themselves: for cached reads and writes of a shape that is no template. */
  public final Value[] slots() {
    return slots;
  }

  /** Overwrites the data slot {@code i} of a writable property; counts the box of a number. */
  public final void setSlot(Realm realm, int i, Value v) {
    if ((flags & SHARED_SLOTS) != 0 || i >= slots.length) {
      unshareSlots(realm);
    }
    realm.heap().countBox(v);
    slots[i] = v;
  }

  /** Adds the property of a known transition: {@code next} is {@code shape().add(key)}. */
  public final void addSlot(Realm realm, Shape next, Value v) {
    int i = next.size() - 1;
    if ((flags & SHARED_SLOTS) != 0 || slots.length < i) {
      unshareSlots(realm);
    }
    if (i >= slots.length) {
      reserve(realm, i < 4 ? 4 : i * 2);
    }
    realm.heap().countBox(v);
    slots[i] = v;
    if ((flags & PROTOTYPE_OF_SOME) != 0) {
      realm.prototypeChanged();
    }
    shape = next;
  }

  /** Whether some object has this one as its prototype: changes of its layout outdate caches. */
  final boolean isPrototypeOfSome() {
    return (flags & PROTOTYPE_OF_SOME) != 0;
  }

  /** Counts this object as some object's prototype before it is one. */
  final void markAsPrototype() {
    flags |= PROTOTYPE_OF_SOME;
  }

  /** Makes the own properties that are created on demand (functions' length, name and prototype). */
  void realizeSlots(Realm realm) {
    throw new AssertionError("slots of " + getClass());
  }

  private void reserve(Realm realm, int n) {
    if (n > slots.length) {
      realm.heap().allocate((slots.length == 0 ? ARRAY_WEIGHT : 0) + (long) (n - slots.length) * SLOT_WEIGHT);
      slots = java.util.Arrays.copyOf(slots, n);
    }
  }

  private void unshareSlots(Realm realm) {
    if (slots.length < shape.size()) {
      realizeSlots(realm);
    }
    if ((flags & SHARED_SLOTS) != 0) {
      realm.heap().allocate(BASE_WEIGHT + ARRAY_WEIGHT + (long) slots.length * SLOT_WEIGHT);
      slots = slots.clone();
      flags &= ~SHARED_SLOTS;
    }
  }

  private void setPrototypeField(JsObject p) {
    prototype = p;
    if (p != null) {
      p.flags |= PROTOTYPE_OF_SOME;
    }
  }

  /** This object's number within the realm: its hash, drawn on first use. */
  public final int number(Realm realm) {
    if (number == 0) {
      number = realm.nextObjectNumber();
    }
    return number;
  }

  // ---- what weak collections hold for this object ----

  /** The value that {@code map} holds for this key, or null. */
  public final Value weakValue(Realm realm, JsObject map) {
    return weak == null ? null : weak.get(realm, map);
  }

  /** Makes {@code map} hold {@code v} for this key, for as long as this key lives. */
  public final void setWeakValue(Realm realm, JsObject map, Value v) {
    if (weak == null) {
      weak = new WeakValues(realm);
    }
    weak.put(realm, map, v);
  }

  /** Removes what {@code map} holds for this key; false when there is nothing. */
  public final boolean removeWeakValue(Realm realm, JsObject map) {
    return weak != null && weak.remove(realm, map);
  }

  // ---- own-property hooks: what exotic objects override ----

  /** The own property's value, an {@link Accessor}, or null when there is none. */
  public Value ownValue(Realm realm, PropertyKey key) {
    if (key.isIndex()) {
      Indexed p = indexed == null ? null : indexed.get(key.index());
      return p == null ? null : p.value;
    }
    int i = findSlot(realm, key);
    return i < 0 ? null : slot(realm, i);
  }

  /** Attributes of an own property that {@link #ownValue} just found. */
  public int ownAttributes(Realm realm, PropertyKey key) {
    if (key.isIndex()) {
      return indexed.get(key.index()).attributes;
    }
    return shape.attributes(shape.find(key));
  }

  /** Writes an own data property that exists and is writable. */
  protected void writeOwn(Realm realm, PropertyKey key, Value value) {
    if (key.isIndex()) {
      realm.heap().countBox(value);
      indexed.get(key.index()).value = value;
    } else {
      setSlot(realm, shape.find(key), value);
    }
  }

  /** Adds an own property that does not exist; the caller checked extensibility. */
  protected void addOwn(Realm realm, PropertyKey key, Value value, int attributes) {
    if (key.isIndex()) {
      if (indexed == null) {
        indexed = new TreeMap<>();
      }
      realm.charge(INDEXED_FUEL);
      realm.heap().allocate(INDEXED_WEIGHT);
      realm.heap().countBox(value);
      indexed.put(key.index(), new Indexed(value, attributes));
      if ((flags & PROTOTYPE_OF_SOME) != 0) {
        realm.prototypeChanged();
        realm.indexOnPrototype();
      }
    } else {
      if (slots.length < shape.size()) {
        realizeSlots(realm);
      }
      addSlot(realm, shape.add(realm, key, attributes), value);
    }
  }

  /** Replaces value and attributes of an own property that exists. */
  protected void reconfigureOwn(Realm realm, PropertyKey key, Value value, int attributes) {
    if (key.isIndex()) {
      Indexed p = indexed.get(key.index());
      realm.heap().countBox(value);
      p.value = value;
      p.attributes = attributes;
      return;
    }
    int i = findSlot(realm, key);
    boolean kindChanges = slots[i] instanceof Accessor != value instanceof Accessor;
    if (kindChanges || shape.attributes(i) != attributes) {
      Shape next = shape.withAttributes(realm, i, attributes);
      setSlot(realm, i, value);
      shape = next;
      if ((flags & PROTOTYPE_OF_SOME) != 0) {
        realm.prototypeChanged();
      }
    } else {
      setSlot(realm, i, value);
    }
  }

  /** Removes an own property that exists and is configurable. */
  protected void removeOwn(Realm realm, PropertyKey key) {
    if (key.isIndex()) {
      indexed.remove(key.index());
      return;
    }
    int i = findSlot(realm, key);
    setSlot(realm, i, Undefined.INSTANCE);
    shape = shape.without(realm, i);
    slots[i] = null;
    if ((flags & PROTOTYPE_OF_SOME) != 0) {
      realm.prototypeChanged();
    }
    compact(realm);
  }

  /** Appends the own index keys in ascending order. */
  protected void ownIndexKeys(Realm realm, KeyList keys) {
    if (indexed != null) {
      for (Long i : indexed.keySet()) {
        keys.add(PropertyKey.ofIndex(i));
      }
    }
  }

  /** The greatest index of an index property kept apart, or -1. */
  final long lastIndexed() {
    return indexed == null || indexed.isEmpty() ? -1 : indexed.lastKey();
  }

  /** Whether index properties stand beside the named ones of the shape; exotic objects keep theirs elsewhere. */
  public final boolean hasIndexProperties() {
    return indexed != null && !indexed.isEmpty();
  }

  /** A key that is not there makes no slots: a cache that knows it absent would make none either. */
  private int findSlot(Realm realm, PropertyKey key) {
    int i = shape.find(key);
    if (i >= 0 && slots.length < shape.size()) {
      realizeSlots(realm);
    }
    return i;
  }

  /** Drops the empty slots of removed properties once they are the greater part. */
  private void compact(Realm realm) {
    int n = shape.size();
    if (n < 32) {
      return;
    }
    removed++;
    if (removed * 2 < n) {
      return;
    }
    realm.heap().charge(n >> 2);
    Shape next = Shape.EMPTY.toUnique(realm);
    Value[] kept = new Value[n - removed];
    int k = 0;
    for (int i = 0; i < n; i++) {
      if (shape.key(i) != null) {
        kept[k++] = slots[i];
        next.add(realm, shape.key(i), shape.attributes(i));
      }
    }
    slots = kept;
    shape = next;
    removed = 0;
  }

  // ---- essential internal methods ----

  /** [[GetPrototypeOf]]: null for none. */
  public final JsObject getPrototypeOf() {
    return prototype;
  }

  /** [[SetPrototypeOf]], section 10.1.2. Walks the new chain where it could be a cycle, at 1 fuel a link. */
  public boolean setPrototypeOf(Realm realm, JsObject p) {
    if (p == prototype) {
      return true;
    }
    if (!isExtensible() || (flags & IMMUTABLE_PROTOTYPE) != 0) {
      return false;
    }
    // Only an object that is a prototype already can be in the new chain.
    for (JsObject o = (flags & PROTOTYPE_OF_SOME) == 0 && p != this ? null : p; o != null; o = o.prototype) {
      if (o == this) {
        return false;
      }
      realm.charge(1);
    }
    setPrototypeField(p);
    realm.prototypeChanged();
    if (p != null && p.hasOwnIndexed()) {
      realm.indexOnPrototype();
    }
    return true;
  }

  /** Whether arrays that inherit from this may find elements here. */
  protected boolean hasOwnIndexed() {
    return indexed != null;
  }

  /** Makes this object one whose prototype never changes (Object.prototype). */
  void setImmutablePrototype() {
    flags |= IMMUTABLE_PROTOTYPE;
  }

  public final boolean isExtensible() {
    return (flags & NON_EXTENSIBLE) == 0;
  }

  /** [[PreventExtensions]]. */
  public boolean preventExtensions(Realm realm) {
    if (isExtensible()) {
      flags |= NON_EXTENSIBLE;
      // Cached additions must miss.
      if (slots.length < shape.size()) {
        realizeSlots(realm);
      }
      shape = shape.toUnique(realm);
      if ((flags & SHARED_SLOTS) != 0) {
        unshareSlots(realm);
      }
    }
    return true;
  }

  /** [[GetOwnProperty]]: null for none. */
  public final PropertyDescriptor getOwnProperty(Realm realm, PropertyKey key) {
    Value v = ownValue(realm, key);
    if (v == null) {
      return null;
    }
    int attributes = ownAttributes(realm, key);
    if (v instanceof Accessor a) {
      return PropertyDescriptor.accessor(orUndefined(a.getter(realm)), orUndefined(a.setter(realm)), attributes);
    }
    return PropertyDescriptor.data(v, attributes);
  }

  private static Value orUndefined(JsObject o) {
    return o == null ? Undefined.INSTANCE : o;
  }

  /** HasOwnProperty, section 7.3.13. */
  public boolean hasOwnProperty(Realm realm, PropertyKey key) {
    return ownValue(realm, key) != null;
  }

  /** [[DefineOwnProperty]]: ValidateAndApplyPropertyDescriptor, section 10.1.6.3. */
  public boolean defineOwnProperty(Realm realm, PropertyKey key, PropertyDescriptor d) {
    Value current = ownValue(realm, key);
    if (current == null) {
      if (!isExtensible()) {
        return false;
      }
      if (d.isAccessor()) {
        addOwn(realm, key, accessorOf(realm, d, null), d.attributes() & ~Attributes.WRITABLE);
      } else {
        addOwn(realm, key, d.value() == null ? Undefined.INSTANCE : d.value(), d.attributes());
      }
      return true;
    }
    int attributes = ownAttributes(realm, key);
    Accessor old = current instanceof Accessor a ? a : null;
    if ((attributes & Attributes.CONFIGURABLE) == 0) {
      if (d.is(Attributes.CONFIGURABLE)
          || d.has(Attributes.ENUMERABLE) && d.is(Attributes.ENUMERABLE) != ((attributes & Attributes.ENUMERABLE) != 0)) {
        return false;
      }
      if ((d.isAccessor() || d.isData()) && d.isAccessor() != (old != null)) {
        return false;
      }
      if (old != null) {
        if (d.getter() != null && d.getter() != orUndefined(old.getter(realm))
            || d.setter() != null && d.setter() != orUndefined(old.setter(realm))) {
          return false;
        }
      } else if ((attributes & Attributes.WRITABLE) == 0) {
        if (d.is(Attributes.WRITABLE) || d.value() != null && !Comparison.sameValue(realm, d.value(), current)) {
          return false;
        }
      }
    }
    int merged = attributes & ~d.present() | d.attributes() & d.present();
    Value value;
    if (d.isAccessor()) {
      value = accessorOf(realm, d, old);
      merged &= ~Attributes.WRITABLE;
    } else if (d.isData()) {
      value = d.value() != null ? d.value() : old == null ? current : Undefined.INSTANCE;
      if (old != null && !d.has(Attributes.WRITABLE)) {
        merged &= ~Attributes.WRITABLE;
      }
    } else {
      value = current;
    }
    reconfigureOwn(realm, key, value, merged);
    return true;
  }

  private static Accessor accessorOf(Realm realm, PropertyDescriptor d, Accessor old) {
    realm.heap().allocate(Accessor.WEIGHT);
    return new Accessor(half(d.getter(), old == null ? null : old.getter(realm)),
        half(d.setter(), old == null ? null : old.setter(realm)));
  }

  private static Value half(Value given, Value old) {
    return given == null ? old : given.isUndefined() ? null : given;
  }

  /** [[HasProperty]]. */
  public final boolean hasProperty(Realm realm, PropertyKey key) {
    int hops = 0;
    for (JsObject o = this; o != null; o = o.prototype) {
      if (++hops > FREE_HOPS) {
        realm.charge(1);
      }
      if (o.hasOwnProperty(realm, key)) {
        return true;
      }
    }
    return false;
  }

  /** [[Get]]. */
  public final Value get(Realm realm, PropertyKey key) {
    return get(realm, key, this);
  }

  /** [[Get]] with a receiver. */
  public final Value get(Realm realm, PropertyKey key, Value receiver) {
    int hops = 0;
    for (JsObject o = this;; o = o.prototype) {
      if (++hops > FREE_HOPS) {
        realm.charge(1);
      }
      Value v = o.ownValue(realm, key);
      if (v != null) {
        return v instanceof Accessor a ? callGetter(realm, a, receiver) : v;
      }
      if (o.prototype == null) {
        return o.absent(realm, key);
      }
    }
  }

  /** What [[Get]] gives where this object ends the chain and does not have {@code key}. */
  public final Value absent(Realm realm, PropertyKey key) {
    // toJSON is asked for by serialization, not by the guest.
    if (refusesAbsentKeys() && !key.isSymbol() && !key.equals(PropertyKey.TO_JSON)) {
      throw realm.unsettledRead(key);
    }
    return Undefined.INSTANCE;
  }

  /** From now on a read of a string key that this object, which has no prototype, does not have is a fault of the run. */
  protected final void refuseAbsentKeys() {
    flags |= COMPLETE;
  }

  /** Whether a read of an absent key is more than undefined: then it must not be cached. */
  public final boolean refusesAbsentKeys() {
    return (flags & COMPLETE) != 0;
  }

  /** From now on this object has string keys, always the same, that are not in its shape: its shape says nothing of absence. */
  protected final void keepKeysElsewhere() {
    flags |= KEYS_ELSEWHERE;
  }

  /** Whether a key may be there although the shape has it not. */
  public final boolean keepsKeysElsewhere() {
    return (flags & KEYS_ELSEWHERE) != 0;
  }

  private static Value callGetter(Realm realm, Accessor a, Value receiver) {
    JsObject getter = a.getter(realm);
    return getter == null ? Undefined.INSTANCE : realm.call(getter, receiver);
  }

  /** [[Get]] of an integer index; arrays answer without making a key. */
  public Value getIndex(Realm realm, long index) {
    return get(realm, PropertyKey.ofIndex(index), this);
  }

  /** [[HasProperty]] of an integer index. */
  public boolean hasIndex(Realm realm, long index) {
    return hasProperty(realm, PropertyKey.ofIndex(index));
  }

  /** [[Set]] of an integer index with this object as receiver. */
  public boolean setIndex(Realm realm, long index, Value value) {
    return set(realm, PropertyKey.ofIndex(index), value, this);
  }

  /** [[Set]]: OrdinarySetWithOwnDescriptor, section 10.1.9.2. */
  public final boolean set(Realm realm, PropertyKey key, Value value, Value receiver) {
    int hops = 0;
    for (JsObject o = this; o != null; o = o.prototype) {
      if (++hops > FREE_HOPS) {
        realm.charge(1);
      }
      Value v = o.ownValue(realm, key);
      if (v == null) {
        continue;
      }
      if (v instanceof Accessor a) {
        JsObject setter = a.setter(realm);
        if (setter == null) {
          return false;
        }
        realm.call(setter, receiver, value);
        return true;
      }
      if ((o.ownAttributes(realm, key) & Attributes.WRITABLE) == 0) {
        return false;
      }
      if (o == receiver) {
        return o.assignOwn(realm, key, value);
      }
      break;
    }
    if (!(receiver instanceof JsObject target)) {
      return false;
    }
    Value existing = target.ownValue(realm, key);
    if (existing != null) {
      if (existing instanceof Accessor
          || (target.ownAttributes(realm, key) & Attributes.WRITABLE) == 0) {
        return false;
      }
      return target.defineOwnProperty(realm, key, new PropertyDescriptor().setValue(value));
    }
    return target.createDataProperty(realm, key, value);
  }

  /** Assignment to an own writable data property: arrays check their length here. */
  protected boolean assignOwn(Realm realm, PropertyKey key, Value value) {
    writeOwn(realm, key, value);
    return true;
  }

  /** CreateDataProperty, section 7.3.5. */
  public final boolean createDataProperty(Realm realm, PropertyKey key, Value value) {
    if (!key.isIndex() && !(this instanceof JsArray) && ownValue(realm, key) == null) {
      if (!isExtensible()) {
        return false;
      }
      addOwn(realm, key, value, Attributes.ALL);
      return true;
    }
    return defineOwnProperty(realm, key, PropertyDescriptor.data(value, Attributes.ALL));
  }

  /** CreateDataPropertyOrThrow. */
  public final void createDataPropertyOrThrow(Realm realm, PropertyKey key, Value value) {
    if (!createDataProperty(realm, key, value)) {
      throw realm.typeError("Cannot add property " + key + ", object is not extensible");
    }
  }

  /** DefinePropertyOrThrow. */
  public final void definePropertyOrThrow(Realm realm, PropertyKey key, PropertyDescriptor d) {
    if (!defineOwnProperty(realm, key, d)) {
      throw realm.typeError(isExtensible() || hasOwnProperty(realm, key) ? "Cannot redefine property: " + key
          : "Cannot define property " + key + ", object is not extensible");
    }
  }

  /** [[Delete]]. */
  public boolean delete(Realm realm, PropertyKey key) {
    if (ownValue(realm, key) == null) {
      return true;
    }
    if ((ownAttributes(realm, key) & Attributes.CONFIGURABLE) == 0) {
      return false;
    }
    removeOwn(realm, key);
    return true;
  }

  /** [[OwnPropertyKeys]]: indices ascending, then strings, then symbols in creation order. 1 fuel per 4 keys. */
  public final void ownPropertyKeys(Realm realm, KeyList keys) {
    ownIndexKeys(realm, keys);
    if (slots.length < shape.size()) {
      realizeSlots(realm);
    }
    extraStringKeys(realm, keys);
    int n = shape.size();
    realm.charge(n >> 2);
    boolean symbols = false;
    for (int i = 0; i < n; i++) {
      PropertyKey k = shape.key(i);
      if (k != null) {
        if (k.isSymbol()) {
          symbols = true;
        } else {
          keys.add(k);
        }
      }
    }
    for (int i = 0; symbols && i < n; i++) {
      PropertyKey k = shape.key(i);
      if (k != null && k.isSymbol() && !k.symbol().isPrivate()) {
        keys.add(k);
      }
    }
  }

  /** Own string keys that live outside the slots ("length" of arrays and strings). */
  protected void extraStringKeys(Realm realm, KeyList keys) {}

  // ---- private elements, section 7.3.28: properties under private names, whatever the object's extensibility ----

  /** Adds a private element that is not there yet. */
  public final void addPrivate(Realm realm, PropertyKey key, Value value, int attributes) {
    addOwn(realm, key, value, attributes);
  }

  /** Writes a private field that is there. */
  public final void setPrivate(Realm realm, PropertyKey key, Value value) {
    writeOwn(realm, key, value);
  }

  /** Adds a private accessor or joins the other half to it; the half not given is null. */
  public final void addPrivateHalf(Realm realm, PropertyKey key, Value getter, Value setter) {
    Accessor old = (Accessor) ownValue(realm, key);
    realm.heap().allocate(Accessor.WEIGHT);
    if (old == null) {
      addOwn(realm, key, new Accessor(getter, setter), Attributes.NONE);
    } else {
      reconfigureOwn(realm, key, new Accessor(getter == null ? old.getter(realm) : getter,
          setter == null ? old.setter(realm) : setter), Attributes.NONE);
    }
  }

  // ---- classification ----

  /** The builtinTag of Object.prototype.toString, section 20.1.3.6. */
  public String builtinTag() {
    return "Object";
  }

  @Override
  public final Type type() {
    return Type.OBJECT;
  }

  @Override
  public JsString typeOf() {
    return TYPE;
  }

  // ---- census ----

  /** Accounted bytes of this object itself, without what it refers to. */
  protected long weight() {
    long w = (flags & SHARED_SLOTS) != 0 ? 0
        : BASE_WEIGHT + (slots.length == 0 ? 0 : ARRAY_WEIGHT + (long) slots.length * SLOT_WEIGHT);
    if (weak != null) {
      w += weak.weight();
    }
    return indexed == null ? w : w + (long) indexed.size() * INDEXED_WEIGHT;
  }

  /** Visits everything this object refers to. */
  protected void trace(Census census) {
    census.visitShape(shape);
    census.visitSlots(slots, slots.length);
    census.visit(prototype);
    if (indexed != null) {
      census.work(indexed.size());
      for (Indexed p : indexed.values()) {
        census.visitSlot(p.value);
      }
    }
    if (weak != null) {
      weak.trace(census);
      census.visitWeak(weak);
    }
  }
}
