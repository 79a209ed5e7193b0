package dev.ration.runtime;

import dev.ration.meter.Meter;

/**
 * The only maker of backing arrays and long strings: charges before it allocates. Also knows what built-ins hold
 * in open builders, so that a census sees it.
 */
public final class Heap {
  private final Meter meter;
  private Builder open;

  /** What a built-in holds in Java while it works: registered as a root from opening to closing. */
  public abstract static class Builder implements AutoCloseable {
    private final Heap heap;
    private Builder outer;

    Builder(Heap heap) {
      this.heap = heap;
      this.outer = heap.open;
      heap.open = this;
    }

    abstract void trace(Census census);

    /** Ends the registration; inner builders that were left open by an exception end with it. */
    @Override
    public void close() {
      if (heap.open == this) {
        heap.open = outer;
        return;
      }
      for (Builder b = heap.open; b != null; b = b.outer) {
        if (b.outer == this) {
          b.outer = outer;
          return;
        }
      }
    }
  }

  Heap(Meter meter) {
    this.meter = meter;
  }

  public Meter meter() {
    return meter;
  }

  /** Counts bytes before they are allocated. */
  public void allocate(long bytes) {
    meter.allocate(bytes);
  }

  /** Spends fuel before the work it pays for. */
  public void charge(long fuel) {
    meter.charge(fuel);
  }

  /** Counts the box of a number that is about to be stored in the heap. */
  public void countBox(Value v) {
    if (v instanceof JsNumber n && !JsNumber.isCached(n.value())) {
      meter.allocate(JsNumber.WEIGHT);
    }
  }

  /** A string longer than the limit is a memory trip (decision 9). */
  public void checkStringLength(long length) {
    if (length > meter.maxStringLength()) {
      throw meter.memoryTrip();
    }
  }

  /** Pays fuel and bytes of a string of {@code length} units that is about to be made; see {@link JsString#reserved}. */
  public void reserveString(long length) {
    checkStringLength(length);
    meter.charge(length >> 5);
    meter.allocate(JsString.flatWeight((int) length));
  }

  /** A charged array of {@code n} references, all null. */
  public Value[] values(long n) {
    meter.allocate(JsObject.ARRAY_WEIGHT + n * JsObject.SLOT_WEIGHT);
    return new Value[(int) n];
  }

  /** A charged array of {@code n} zeros. */
  public int[] ints(int n) {
    meter.allocate(JsObject.ARRAY_WEIGHT + n * 4L);
    return new int[n];
  }

  /** A charged array of {@code n} zeros. */
  public long[] longs(int n) {
    meter.allocate(JsObject.ARRAY_WEIGHT + n * 8L);
    return new long[n];
  }

  /** A charged string: counts fuel at 1 per 32 units and the bytes. */
  public JsString string(String text) {
    meter.charge(text.length() >> 5);
    return JsString.of(this, text);
  }

  void trace(Census census) {
    for (Builder b = open; b != null; b = b.outer) {
      b.trace(census);
    }
  }
}
