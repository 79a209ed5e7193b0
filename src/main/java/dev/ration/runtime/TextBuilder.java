package dev.ration.runtime;

/** Text that a built-in builds: charges 1 fuel per 32 units and 2 bytes a unit before it grows. */
public final class TextBuilder extends Heap.Builder {
  private static final int STEP = 32;

  private final Heap heap;
  private final StringBuilder text = new StringBuilder(STEP);
  private long paid;

  public TextBuilder(Realm realm) {
    super(realm.heap());
    this.heap = realm.heap();
  }

  private void pay(long n) {
    long length = text.length() + n;
    if (length > paid) {
      heap.checkStringLength(length);
      long more = Math.max(length - paid, Math.min(paid, 1 << 16)) + STEP - 1 & -STEP;
      heap.charge(more >> 5);
      heap.allocate(2 * more);
      paid += more;
    }
  }

  public TextBuilder append(String s) {
    pay(s.length());
    text.append(s);
    return this;
  }

  public TextBuilder append(JsString s) {
    return append(s.toString());
  }

  public TextBuilder append(char c) {
    pay(1);
    text.append(c);
    return this;
  }

  public TextBuilder appendCodePoint(int c) {
    pay(2);
    text.appendCodePoint(c);
    return this;
  }

  /** Appends units {@code from} to {@code to} of {@code s}. */
  public TextBuilder append(CharSequence s, int from, int to) {
    pay(to - from);
    text.append(s, from, to);
    return this;
  }

  /** Appends what {@code other} holds. */
  public TextBuilder append(TextBuilder other) {
    pay(other.text.length());
    text.append(other.text);
    return this;
  }

  public int length() {
    return text.length();
  }

  public char charAt(int i) {
    return text.charAt(i);
  }

  /** Shortens to {@code n} units. */
  public void setLength(int n) {
    text.setLength(n);
  }

  /** The finished string; its bytes are charged anew, the builder's end with it. */
  public JsString toJsString() {
    return heap.string(text.toString());
  }

  @Override
  public String toString() {
    return text.toString();
  }

  @Override
  void trace(Census census) {
    census.add(2 * paid);
  }
}
