package dev.ration.runtime;

import java.util.Arrays;

/** A growing list of ints that a built-in holds; charged, and weighed by a census while open. */
public final class IntList extends Heap.Builder {
  private static final int WEIGHT = 4;

  private final Heap heap;
  private int[] ints = {};
  private int size;

  public IntList(Realm realm) {
    super(realm.heap());
    this.heap = realm.heap();
  }

  public void add(int i) {
    if (size == ints.length) {
      int capacity = Math.max(16, size + (size >> 1));
      heap.charge(size >> 5);
      heap.allocate((long) (capacity - size) * WEIGHT);
      ints = Arrays.copyOf(ints, capacity);
    }
    ints[size++] = i;
  }

  public int size() {
    return size;
  }

  public int get(int i) {
    return ints[i];
  }

  public void set(int i, int value) {
    ints[i] = value;
  }

  /** Shortens to {@code n}. */
  public void truncate(int n) {
    size = n;
  }

  @Override
  void trace(Census census) {
    census.add((long) ints.length * WEIGHT);
  }
}
