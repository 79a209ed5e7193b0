package dev.ration.host;

import java.io.Serializable;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.RandomAccess;

/** The host's copy of an array: an unmodifiable list. */
final class ResultList extends AbstractList<Object> implements RandomAccess, Serializable {
  private static final long serialVersionUID = 1;
  private static final Object[] NONE = {};

  private Object[] elements;
  private int size;

  /** A list to be filled, with room for {@code capacity} elements. */
  ResultList(int capacity) {
    this.elements = capacity == 0 ? NONE : new Object[capacity];
  }

  void append(Object element) {
    if (size == elements.length) {
      elements = Arrays.copyOf(elements, size + (size >> 1) + 1);
    }
    elements[size++] = element;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public Object get(int index) {
    if (index < 0 || index >= size) {
      throw new IndexOutOfBoundsException("index " + index + " of a list of " + size);
    }
    return elements[index];
  }

  @Override
  public Object[] toArray() {
    return Arrays.copyOf(elements, size);
  }
}
