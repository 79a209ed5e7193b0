package dev.ration.runtime;

import java.util.Arrays;

/** A growing list of values that a built-in holds; charged, and a root while open. */
public final class ValueList extends Heap.Builder {
  private final Realm realm;
  private Value[] values = JsObject.NO_SLOTS;
  private int size;

  public ValueList(Realm realm) {
    super(realm.heap());
    this.realm = realm;
  }

  /** Appends; null stands for a hole. */
  public void add(Value v) {
    if (size == values.length) {
      grow(Math.max(8, size + (size >> 1)));
    }
    realm.heap().countBox(v);
    values[size++] = v;
  }

  private void grow(int capacity) {
    realm.heap().allocate((long) (capacity - size) * JsObject.SLOT_WEIGHT + (size == 0 ? JsObject.ARRAY_WEIGHT : 0));
    values = Arrays.copyOf(values, capacity);
  }

  /** Room for {@code n} more. */
  public void reserve(long n) {
    if (size + n > values.length) {
      realm.heap().checkStringLength((size + n) * JsObject.SLOT_WEIGHT);
      grow((int) (size + n));
    }
  }

  public int size() {
    return size;
  }

  public Value get(int i) {
    return values[i];
  }

  public void set(int i, Value v) {
    values[i] = v;
  }

  /** Lengthens to {@code n}, with nulls. */
  public void resize(int n) {
    if (n > size) {
      reserve(n - size);
      size = n;
    }
  }

  /** Shortens to {@code n}. */
  public void truncate(int n) {
    Arrays.fill(values, n, size, null);
    size = n;
  }

  /** The backing array, valid up to {@link #size}: for argument lists and sorting in place. */
  public Value[] array() {
    return values;
  }

  /** A new array object of these values, nulls as holes. */
  public JsArray toArray() {
    return JsArray.of(realm, values, 0, size);
  }

  @Override
  void trace(Census census) {
    census.add(JsObject.ARRAY_WEIGHT + (long) values.length * JsObject.SLOT_WEIGHT);
    census.visitSlots(values, size);
  }
}
