package dev.ration.runtime;

import java.util.Arrays;

/**
 * An Array exotic object, section 10.4.2. Elements are dense in one of two forms: {@code numbers} (all elements are
 * numbers) or {@code values} (null is a hole); elements from {@code size} to {@code length} are holes. An array that
 * gets far-away indices or special attributes turns sparse and keeps its elements as index properties.
 */
public class JsArray extends JsObject {
  /** Longest length: 2^32 - 1. */
  public static final long MAX_LENGTH = 0xFFFF_FFFFL;

  private static final int EXTRA = 32;
  /** A gap up to this many elements beyond the present ones is filled with holes rather than going sparse. */
  private static final int MAX_GAP = 1024;
  /** An array made with a length up to this is dense wherever it is first written. */
  private static final int MAX_PRESIZED = 1 << 20;

  private static final double[] NO_NUMBERS = new double[0];

  private Value[] values;
  private double[] numbers;
  private int size;
  private long length;
  private boolean lengthReadOnly;

  /** ArrayCreate. */
  public JsArray(Realm realm, JsObject prototype, long length) {
    super(realm.heap(), prototype, EXTRA);
    this.numbers = NO_NUMBERS;
    this.length = length;
    if (prototype != realm.arrayPrototype()) {
      for (JsObject o = prototype; o != null; o = o.prototype) {
        realm.charge(1);
        if (o.hasOwnIndexed()) {
          realm.indexOnPrototype();
        }
      }
    }
  }

  /** Array.prototype itself: an array over template slots. */
  JsArray(Shape shape, Value[] slots, JsObject prototype) {
    super(shape, slots, prototype);
    this.numbers = NO_NUMBERS;
  }

  /** An array of length 0. */
  public static JsArray create(Realm realm) {
    return new JsArray(realm, realm.arrayPrototype(), 0);
  }

  /** An empty array with room for {@code capacity} elements, charged. */
  public static JsArray withCapacity(Realm realm, int capacity) {
    JsArray a = create(realm);
    if (capacity > 0) {
      realm.heap().allocate(ARRAY_WEIGHT + (long) capacity * SLOT_WEIGHT);
      a.values = new Value[capacity];
      a.numbers = null;
    }
    return a;
  }

  /** An array of copies of {@code n} values (null is a hole); charges elements at 1 fuel per 4. */
  public static JsArray of(Realm realm, Value[] source, int from, int n) {
    realm.charge(n >> 2);
    JsArray a = withCapacity(realm, n);
    for (int i = 0; i < n; i++) {
      realm.heap().countBox(source[from + i]);
    }
    if (n > 0) {
      System.arraycopy(source, from, a.values, 0, n);
    }
    a.size = n;
    a.length = n;
    return a;
  }

  // ---- dense access, for the interpreter and metered loops ----

  /** Length as the guest sees it. */
  public final long length() {
    return length;
  }

  /** Number of leading elements that are stored densely; 0 for a sparse array. */
  public final int denseSize() {
    return size;
  }

  /** The dense numbers, or null when elements are kept as {@link #denseValues}. Valid below {@link #denseSize}. */
  public final double[] denseNumbers() {
    return numbers;
  }

  /** The dense values with null for holes, or null when they are numbers or the array is sparse. */
  public final Value[] denseValues() {
    return values;
  }

  private boolean isSparse() {
    return values == null && numbers == null;
  }

  /** Whether elements may be written and appended in place, without attributes to respect. */
  public final boolean isPlainDense() {
    return (flags & (FROZEN_ELEMENTS | SEALED_ELEMENTS)) == 0 && !isSparse();
  }

  /** The dense element, or null for a hole or an index outside the dense part. */
  public final Value dense(long index) {
    if (index < 0 || index >= size) {
      return null;
    }
    return numbers != null ? JsNumber.of(numbers[(int) index]) : values[(int) index];
  }

  /** Whether element {@code index} was written in place or appended: false asks for the general way. */
  public final boolean putDense(Realm realm, long index, Value v) {
    if (index < 0 || index > size || (flags & (FROZEN_ELEMENTS | SEALED_ELEMENTS)) != 0 || isSparse()) {
      return false;
    }
    int i = (int) index;
    if (i == size) {
      return append(realm, v);
    }
    if (numbers != null) {
      if (v instanceof JsNumber n) {
        numbers[i] = n.value();
        return true;
      }
      toValues(realm);
    } else if (values[i] == null && !canAddElement(realm)) {
      return false;
    }
    realm.heap().countBox(v);
    values[i] = v;
    return true;
  }

  /** As {@link #putDense(Realm, long, Value)} for a bare number. */
  public final boolean putDense(Realm realm, long index, double v) {
    if (numbers != null && index >= 0 && index < size && (flags & FROZEN_ELEMENTS) == 0) {
      numbers[(int) index] = v;
      return true;
    }
    if (numbers != null && index == size && index < numbers.length && index == length
        && (flags & (FROZEN_ELEMENTS | SEALED_ELEMENTS)) == 0 && canAddElement(realm)) {
      numbers[size++] = v;
      length = size;
      return true;
    }
    return putDense(realm, index, JsNumber.of(v));
  }

  // ---- many elements at once ----

  /**
   * A new array of elements {@code from} to {@code to - 1}, holes included, at 1 fuel per 4; or null when they are not
   * all dense or a hole would read through to a prototype.
   */
  public final JsArray copyDense(Realm realm, long from, long to) {
    if (to > size || from >= to || realm.hasIndexOnPrototype()) {
      return null;
    }
    int n = (int) (to - from);
    if (numbers == null) {
      return of(realm, values, (int) from, n);
    }
    realm.charge(n >> 2);
    JsArray a = create(realm);
    realm.heap().allocate(ARRAY_WEIGHT + 8L * n);
    a.numbers = Arrays.copyOfRange(numbers, (int) from, (int) to);
    a.size = n;
    a.length = n;
    return a;
  }

  /** Whether all elements are dense, may be moved in place, and holes mean nothing. */
  private boolean isMovable(Realm realm) {
    return size == length && !lengthReadOnly && isPlainDense() && canAddElement(realm);
  }

  /**
   * Replaces {@code deleted} elements from {@code at} by {@code n} of {@code source} from {@code offset}, moving the
   * rest at 1 fuel per 32; false asks for the general way. The range is within the array.
   */
  public final boolean spliceDense(Realm realm, int at, int deleted, Value[] source, int offset, int n) {
    if (!isMovable(realm) || (long) size + n - deleted > Integer.MAX_VALUE - 16) {
      return false;
    }
    realm.charge((size - at >> 5) + (n >> 2));
    for (int i = 0; i < n; i++) {
      if (numbers != null && !(source[offset + i] instanceof JsNumber)) {
        toValues(realm);
      }
    }
    int next = size + n - deleted;
    int rest = size - at - deleted;
    if (numbers != null) {
      if (next > numbers.length) {
        int capacity = Math.max(next, grown(size));
        realm.heap().allocate((long) (capacity - numbers.length) * 8 + (numbers.length == 0 ? ARRAY_WEIGHT : 0));
        numbers = Arrays.copyOf(numbers, capacity);
      }
      System.arraycopy(numbers, at + deleted, numbers, at + n, rest);
      for (int i = 0; i < n; i++) {
        numbers[at + i] = ((JsNumber) source[offset + i]).value();
      }
    } else {
      if (next > values.length) {
        growValues(realm, Math.max(next, grown(size)));
      }
      for (int i = 0; i < n; i++) {
        realm.heap().countBox(source[offset + i]);
      }
      System.arraycopy(values, at + deleted, values, at + n, rest);
      System.arraycopy(source, offset, values, at, n);
      if (next < size) {
        Arrays.fill(values, next, size, null);
      }
    }
    size = next;
    length = next;
    return true;
  }

  /** Appends the dense elements {@code from} to {@code to - 1} of {@code source} at 1 fuel per 4; false asks for the general way. */
  public final boolean appendDense(Realm realm, JsArray source, long from, long to) {
    if (to > source.size || !isMovable(realm) || size + (to - from) > Integer.MAX_VALUE - 16) {
      return false;
    }
    if (source.numbers == null) {
      return spliceDense(realm, size, 0, source.values, (int) from, (int) (to - from));
    }
    int n = (int) (to - from);
    realm.charge(n >> 2);
    if (numbers == null) {
      for (int i = 0; i < n; i++) {
        putDense(realm, size, JsNumber.of(source.numbers[(int) from + i]));
      }
      return true;
    }
    int next = size + n;
    if (next > numbers.length) {
      int capacity = size == 0 ? next : Math.max(next, grown(size));
      realm.heap().allocate((long) (capacity - numbers.length) * 8 + (numbers.length == 0 ? ARRAY_WEIGHT : 0));
      numbers = Arrays.copyOf(numbers, capacity);
    }
    System.arraycopy(source.numbers, (int) from, numbers, size, n);
    size = next;
    length = next;
    return true;
  }

  /** Removes and returns the last element, or null to ask for the general way. */
  public final Value popDense(Realm realm) {
    if (size == 0 || !isMovable(realm)) {
      return null;
    }
    if (numbers != null) {
      length = --size;
      return JsNumber.of(numbers[size]);
    }
    Value v = values[size - 1];
    if (v != null) {
      length = --size;
      values[size] = null;
    }
    return v;
  }

  /** Whether "length" may be assigned. */
  public final boolean hasWritableLength() {
    return !lengthReadOnly;
  }

  /** Reverses dense elements in place at 1 fuel per 4; false asks for the general way. */
  public final boolean reverseDense(Realm realm) {
    if (!isMovable(realm)) {
      return false;
    }
    realm.charge(size >> 2);
    for (int i = 0, j = size - 1; i < j; i++, j--) {
      if (numbers != null) {
        double d = numbers[i];
        numbers[i] = numbers[j];
        numbers[j] = d;
      } else {
        Value v = values[i];
        values[i] = values[j];
        values[j] = v;
      }
    }
    return true;
  }

  private boolean canAddElement(Realm realm) {
    return isExtensible() && !realm.hasIndexOnPrototype() && !isPrototypeOfSome();
  }

  private boolean append(Realm realm, Value v) {
    if (!canAddElement(realm) || size >= length && (lengthReadOnly || size == Integer.MAX_VALUE - 16)) {
      return false;
    }
    putAtSize(realm, v);
    return true;
  }

  /** Stores an element at {@code size}, which the caller knows to be allowed; a read-only length is beyond it. */
  private void putAtSize(Realm realm, Value v) {
    if (numbers != null && !(v instanceof JsNumber)) {
      toValues(realm);
    }
    if (numbers != null) {
      if (size == numbers.length) {
        int capacity = grown(size);
        realm.heap().allocate((long) (capacity - size) * 8 + (size == 0 ? ARRAY_WEIGHT : 0));
        numbers = Arrays.copyOf(numbers, capacity);
      }
      numbers[size++] = ((JsNumber) v).value();
    } else {
      if (size == values.length) {
        growValues(realm, grown(size));
      }
      realm.heap().countBox(v);
      values[size++] = v;
    }
    length = Math.max(length, size);
  }

  private static int grown(int n) {
    return n < 4 ? 4 : n + (n >> 1) + 1;
  }

  private void growValues(Realm realm, int capacity) {
    realm.heap().allocate((long) (capacity - values.length) * SLOT_WEIGHT + (values.length == 0 ? ARRAY_WEIGHT : 0));
    values = Arrays.copyOf(values, capacity);
  }

  /** Turns dense numbers into dense values: 1 fuel per 4 elements. */
  private void toValues(Realm realm) {
    int n = size;
    realm.charge(n >> 2);
    realm.heap().allocate((long) numbers.length * SLOT_WEIGHT + ARRAY_WEIGHT + (long) n * JsNumber.WEIGHT);
    Value[] v = new Value[Math.max(4, numbers.length)];
    for (int i = 0; i < n; i++) {
      v[i] = JsNumber.of(numbers[i]);
    }
    values = v;
    numbers = null;
  }

  /** Turns the dense elements into index properties: 1 fuel per element. */
  private void toSparse(Realm realm) {
    if (isSparse()) {
      return;
    }
    int n = size;
    realm.charge(n);
    int attributes = (flags & FROZEN_ELEMENTS) != 0 ? Attributes.ENUMERABLE
        : (flags & SEALED_ELEMENTS) != 0 ? Attributes.ENUMERABLE | Attributes.WRITABLE : Attributes.ALL;
    Value[] vs = values;
    double[] ds = numbers;
    values = null;
    numbers = null;
    size = 0;
    for (int i = 0; i < n; i++) {
      Value v = ds != null ? JsNumber.of(ds[i]) : vs[i];
      if (v != null) {
        super.addOwn(realm, PropertyKey.ofIndex(i), v, attributes);
      }
    }
  }

  /** Makes an index beyond the dense part dense by filling the gap with holes, if that is reasonable. */
  private boolean fillGap(Realm realm, long index) {
    if (isSparse()) {
      return false;
    }
    boolean presized = index < length && length <= MAX_PRESIZED;
    if (!presized && index > size + MAX_GAP) {
      return false;
    }
    if (numbers != null) {
      toValues(realm);
    }
    int capacity = (int) (presized ? length : index < values.length ? values.length : grown((int) index));
    if (capacity > values.length) {
      realm.charge((capacity - size) >> 3);
      growValues(realm, capacity);
    }
    size = (int) index;
    return true;
  }

  // ---- own-property hooks ----

  @Override
  public Value ownValue(Realm realm, PropertyKey key) {
    if (key.isIndex()) {
      Value v = dense(key.index());
      return v != null || !isSparse() ? v : super.ownValue(realm, key);
    }
    return key.equals(PropertyKey.LENGTH) ? JsNumber.of(length) : super.ownValue(realm, key);
  }

  @Override
  public int ownAttributes(Realm realm, PropertyKey key) {
    if (key.isIndex()) {
      if (isSparse()) {
        return super.ownAttributes(realm, key);
      }
      return (flags & FROZEN_ELEMENTS) != 0 ? Attributes.ENUMERABLE
          : (flags & SEALED_ELEMENTS) != 0 ? Attributes.ENUMERABLE | Attributes.WRITABLE : Attributes.ALL;
    }
    if (key.equals(PropertyKey.LENGTH)) {
      return lengthReadOnly ? Attributes.NONE : Attributes.WRITABLE;
    }
    return super.ownAttributes(realm, key);
  }

  @Override
  protected void writeOwn(Realm realm, PropertyKey key, Value value) {
    if (key.isIndex() && !isSparse()) {
      int i = (int) key.index();
      if (numbers != null && !(value instanceof JsNumber)) {
        toValues(realm);
      }
      if (numbers != null) {
        numbers[i] = ((JsNumber) value).value();
      } else {
        realm.heap().countBox(value);
        values[i] = value;
      }
    } else {
      super.writeOwn(realm, key, value);
    }
  }

  @Override
  protected boolean assignOwn(Realm realm, PropertyKey key, Value value) {
    if (key.equals(PropertyKey.LENGTH)) {
      long n = toArrayLength(realm, value);
      return (!lengthReadOnly || n == length) && setLength(realm, n);
    }
    writeOwn(realm, key, value);
    return true;
  }

  @Override
  protected void addOwn(Realm realm, PropertyKey key, Value value, int attributes) {
    if (!key.isIndex()) {
      super.addOwn(realm, key, value, attributes);
      return;
    }
    long i = key.index();
    if (isPrototypeOfSome()) {
      realm.prototypeChanged();
      realm.indexOnPrototype();
    }
    if (attributes != Attributes.ALL || value instanceof Accessor || (flags & (FROZEN_ELEMENTS | SEALED_ELEMENTS)) != 0) {
      toSparse(realm);
    }
    if (!isSparse()) {
      if (i < size) {
        values[(int) i] = value;
        realm.heap().countBox(value);
        return;
      }
      if (i == size || fillGap(realm, i)) {
        putAtSize(realm, value);
        return;
      }
      toSparse(realm);
    }
    super.addOwn(realm, key, value, attributes);
    length = Math.max(length, i + 1);
  }

  @Override
  protected void reconfigureOwn(Realm realm, PropertyKey key, Value value, int attributes) {
    if (key.isIndex()) {
      if (!isSparse() && !(value instanceof Accessor) && attributes == ownAttributes(realm, key)) {
        writeOwn(realm, key, value);
        return;
      }
      toSparse(realm);
    }
    super.reconfigureOwn(realm, key, value, attributes);
  }

  @Override
  protected void removeOwn(Realm realm, PropertyKey key) {
    if (key.isIndex() && !isSparse()) {
      int i = (int) key.index();
      if (i == size - 1) {
        size--;
        if (values != null) {
          values[i] = null;
        }
        return;
      }
      if (numbers != null) {
        toValues(realm);
      }
      values[i] = null;
    } else {
      super.removeOwn(realm, key);
    }
  }

  @Override
  protected void ownIndexKeys(Realm realm, KeyList keys) {
    if (isSparse()) {
      super.ownIndexKeys(realm, keys);
      return;
    }
    realm.charge(size >> 2);
    for (int i = 0; i < size; i++) {
      if (numbers != null || values[i] != null) {
        keys.add(PropertyKey.ofIndex(i));
      }
    }
  }

  @Override
  protected void extraStringKeys(Realm realm, KeyList keys) {
    keys.add(PropertyKey.LENGTH);
  }

  @Override
  protected boolean hasOwnIndexed() {
    return size > 0 || super.hasOwnIndexed();
  }

  // ---- [[DefineOwnProperty]], section 10.4.2.1 ----

  @Override
  public boolean defineOwnProperty(Realm realm, PropertyKey key, PropertyDescriptor d) {
    if (key.equals(PropertyKey.LENGTH)) {
      return defineLength(realm, d);
    }
    if (key.isIndex() && key.index() >= length && lengthReadOnly) {
      return false;
    }
    return super.defineOwnProperty(realm, key, d);
  }

  /** ArraySetLength, section 10.4.2.4. */
  private boolean defineLength(Realm realm, PropertyDescriptor d) {
    long newLength = length;
    if (d.value() != null) {
      newLength = toArrayLength(realm, d.value());
    }
    if (d.is(Attributes.CONFIGURABLE) || d.is(Attributes.ENUMERABLE) || d.isAccessor()
        || lengthReadOnly && (d.is(Attributes.WRITABLE) || newLength != length)) {
      return false;
    }
    boolean ok = setLength(realm, newLength);
    if (d.has(Attributes.WRITABLE) && !d.is(Attributes.WRITABLE)) {
      lengthReadOnly = true;
    }
    return ok;
  }

  private static long toArrayLength(Realm realm, Value v) {
    long n = Conversions.toUint32(Conversions.toNumber(realm, v));
    double number = Conversions.toNumber(realm, v);
    if (n != number) {
      throw realm.rangeError("Invalid array length");
    }
    return n;
  }

  /** Shortens or lengthens; false when an element could not be removed. 1 fuel per removed sparse element. */
  public final boolean setLength(Realm realm, long n) {
    if (n >= length) {
      if (n > length && lengthReadOnly) {
        return false;
      }
      length = n;
      return true;
    }
    if ((flags & (FROZEN_ELEMENTS | SEALED_ELEMENTS)) != 0 && n < size) {
      length = size;
      return false;
    }
    if (!isSparse()) {
      if (n < size) {
        if (values != null) {
          realm.charge((size - n) >> 5);
          Arrays.fill(values, (int) n, size, null);
        }
        size = (int) n;
        if (n == 0) {
          values = null;
          numbers = NO_NUMBERS;
        }
      }
      length = n;
      return true;
    }
    for (long last = lastIndexed(); last >= n; last = lastIndexed()) {
      realm.charge(1);
      if (!delete(realm, PropertyKey.ofIndex(last))) {
        length = last + 1;
        return false;
      }
    }
    length = n;
    return true;
  }

  /** Freezes or seals all elements at once, keeping them dense; the caller prevents extensions. */
  public final boolean fixElements(Realm realm, boolean frozen) {
    if (isSparse()) {
      return false;
    }
    flags |= frozen ? FROZEN_ELEMENTS | SEALED_ELEMENTS : SEALED_ELEMENTS;
    return true;
  }

  /** Makes length read-only: with {@link #fixElements}, what Object.freeze does to an array. */
  public final void fixLength() {
    lengthReadOnly = true;
  }

  // ---- index access without keys ----

  @Override
  public final Value getIndex(Realm realm, long index) {
    Value v = dense(index);
    return v != null ? v : super.getIndex(realm, index);
  }

  @Override
  public final boolean hasIndex(Realm realm, long index) {
    return dense(index) != null || super.hasIndex(realm, index);
  }

  @Override
  public final boolean setIndex(Realm realm, long index, Value value) {
    return putDense(realm, index, value) || super.setIndex(realm, index, value);
  }

  @Override
  public String builtinTag() {
    return "Array";
  }

  @Override
  protected long weight() {
    long w = super.weight() + EXTRA;
    if (numbers != null && numbers.length > 0) {
      w += ARRAY_WEIGHT + numbers.length * 8L;
    } else if (values != null) {
      w += ARRAY_WEIGHT + (long) values.length * SLOT_WEIGHT;
    }
    return w;
  }

  @Override
  protected void trace(Census census) {
    super.trace(census);
    if (values != null) {
      census.visitSlots(values, size);
    }
  }
}
