package dev.ration.host;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.IntFunction;

/** Walks a Java array of any component type without reflection. */
final class ArrayElements implements Iterator<Object> {
  private final int length;
  private final IntFunction<Object> at;
  private int next;

  private ArrayElements(int length, IntFunction<Object> at) {
    this.length = length;
    this.at = at;
  }

  /** The elements of an array, or null when {@code o} is none. */
  static Iterator<Object> of(Object o) {
    if (o instanceof Object[] a) {
      return new ArrayElements(a.length, i -> a[i]);
    }
    if (o instanceof int[] a) {
      return new ArrayElements(a.length, i -> a[i]);
    }
    if (o instanceof double[] a) {
      return new ArrayElements(a.length, i -> a[i]);
    }
    if (o instanceof long[] a) {
      return new ArrayElements(a.length, i -> a[i]);
    }
    if (o instanceof byte[] a) {
      return new ArrayElements(a.length, i -> a[i]);
    }
    if (o instanceof boolean[] a) {
      return new ArrayElements(a.length, i -> a[i]);
    }
    if (o instanceof float[] a) {
      return new ArrayElements(a.length, i -> a[i]);
    }
    if (o instanceof short[] a) {
      return new ArrayElements(a.length, i -> a[i]);
    }
    if (o instanceof char[] a) {
      return new ArrayElements(a.length, i -> a[i]);
    }
    return null;
  }

  @Override
  public boolean hasNext() {
    return next < length;
  }

  @Override
  public Object next() {
    if (next >= length) {
      throw new NoSuchElementException();
    }
    return at.apply(next++);
  }
}
