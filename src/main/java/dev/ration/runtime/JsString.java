package dev.ration.runtime;

import dev.ration.unicode.CaseMapping;

/**
 * A String: flat text, or a rope that is flattened on demand, iteratively and at a charge. Compared by content.
 * Text that belongs to a program or template is {@link #permanent} and weighs nothing.
 */
public final class JsString extends Value {
  private static final JsString TYPE = permanent("string");
  /** Concatenations up to this length are copied at once: a rope node would weigh more. */
  private static final int ROPE_MIN = 24;
  /** Nodes of a rope that are flattened between two charges. */
  private static final int PARTS = 256;

  public static final JsString EMPTY = permanent("");
  private static final JsString[] SINGLE = new JsString[256];

  static {
    for (int i = 0; i < SINGLE.length; i++) {
      SINGLE[i] = permanent(String.valueOf((char) i));
    }
  }

  private final int length;
  private String flat;
  private Rope rope;
  private PropertyKey key;
  int mark;

  private record Rope(Heap heap, JsString left, JsString right) {}

  private JsString(String flat) {
    this.flat = flat;
    this.length = flat.length();
  }

  private JsString(Rope rope, int length) {
    this.rope = rope;
    this.length = length;
  }

  /** Text of a program, a template or the engine itself: weighs nothing, may be shared by threads. */
  public static JsString permanent(String text) {
    JsString s = new JsString(text);
    s.mark = Census.PERMANENT;
    s.key = null;
    return s;
  }

  /** Guest-made text: charged to the heap. Charge the fuel for making {@code text} before making it. */
  public static JsString of(Heap heap, String text) {
    int n = text.length();
    if (n <= 1) {
      return n == 0 ? EMPTY : ofCodeUnit(heap, text.charAt(0));
    }
    heap.allocate(flatWeight(n));
    return new JsString(text);
  }

  /** The string {@code text} after {@link Heap#reserveString} paid for {@code paid} units; more than that is paid now. */
  public static JsString reserved(Heap heap, String text, int paid) {
    int n = text.length();
    if (n > paid) {
      heap.allocate(2L * (n - paid));
    }
    return n == 0 ? EMPTY : new JsString(text);
  }

  /** The string of one UTF-16 code unit. */
  public static JsString ofCodeUnit(Heap heap, char unit) {
    if (unit < SINGLE.length) {
      return SINGLE[unit];
    }
    heap.allocate(flatWeight(1));
    return new JsString(String.valueOf(unit));
  }

  /** The concatenation; a rope when long. Longer than the limit is a memory trip. */
  public static JsString concat(Heap heap, JsString left, JsString right) {
    if (left.length == 0) {
      return right;
    }
    if (right.length == 0) {
      return left;
    }
    long length = (long) left.length + right.length;
    heap.checkStringLength(length);
    if (length <= ROPE_MIN) {
      heap.allocate(flatWeight((int) length));
      return new JsString(left.toString().concat(right.toString()));
    }
    heap.allocate(ROPE_WEIGHT);
    return new JsString(new Rope(heap, left, right), (int) length);
  }

  private static final int ROPE_WEIGHT = 56;

  static long flatWeight(int length) {
    return 72 + 2L * length;
  }

  long weight() {
    return rope != null ? ROPE_WEIGHT : flatWeight(length);
  }

  /** Length in UTF-16 code units. */
  public int length() {
    return length;
  }

  public char charAt(int index) {
    return toString().charAt(index);
  }

  /** The flat text; flattening a rope charges 1 fuel per 32 units and per 16 parts, and the flat bytes first. */
  @Override
  public String toString() {
    return flat != null ? flat : flatten();
  }

  private String flatten() {
    Heap heap = rope.heap();
    heap.charge(length >> 5);
    heap.allocate(flatWeight(length));
    char[] out = new char[length];
    int end = length;
    // Right to left with an explicit stack: ropes lean left, so the stack stays short for them.
    JsString[] stack = new JsString[16];
    int depth = 0;
    JsString node = this;
    int parts = 0;
    while (true) {
      if (node.flat == null) {
        if ((++parts & PARTS - 1) == 0) {
          heap.charge(PARTS >> 4); // short parts cost more than their units
        }
        if (depth == stack.length) {
          heap.charge(depth >> 4);
          stack = java.util.Arrays.copyOf(stack, depth * 2);
        }
        stack[depth++] = node.rope.left();
        node = node.rope.right();
        continue;
      }
      String text = node.flat;
      end -= text.length();
      text.getChars(0, text.length(), out, end);
      if (depth == 0) {
        break;
      }
      node = stack[--depth];
    }
    flat = new String(out);
    rope = null;
    return flat;
  }

  /** Substring by code units, copied: charges 1 fuel per 32 units. */
  public JsString substring(Heap heap, int from, int to) {
    int n = to - from;
    if (n == length) {
      return this;
    }
    if (n <= 1) {
      return n == 0 ? EMPTY : ofCodeUnit(heap, charAt(from));
    }
    heap.charge(n >> 5);
    heap.allocate(flatWeight(n));
    return new JsString(toString().substring(from, to));
  }

  /** This string {@code count} times. */
  public JsString repeat(Heap heap, long count) {
    long n = count == 0 ? 0 : length > heap.meter().maxStringLength() / count ? Long.MAX_VALUE : length * count;
    if (n == 0) {
      return EMPTY;
    }
    heap.reserveString(n);
    return new JsString(toString().repeat((int) count));
  }

  /** Lower or upper case without regard to a language: 1 fuel per 8 units, 3 beyond ASCII; may grow to three times the length. */
  public JsString toCase(Heap heap, boolean upper) {
    String text = toString();
    heap.charge(length >> 3);
    if (CaseMapping.isAscii(text)) {
      int first = CaseMapping.firstOfAscii(text, upper);
      if (first == length) {
        return this;
      }
      heap.reserveString(length);
      return new JsString(CaseMapping.ofAscii(text, upper, first));
    }
    heap.charge(length >> 2);
    int n = upper ? CaseMapping.upperLength(text) : CaseMapping.lowerLength(text);
    heap.reserveString(n);
    String mapped = upper ? CaseMapping.toUpperCase(text, n) : CaseMapping.toLowerCase(text, n);
    return mapped.equals(text) ? this : new JsString(mapped);
  }

  /** The property key of this text, cached; long text charges 1 fuel per 16 units when first hashed. */
  public PropertyKey toKey() {
    PropertyKey k = key;
    if (k == null) {
      k = PropertyKey.of(toString());
      key = k;
    }
    return k;
  }

  /** Same length and same units. */
  public boolean contentEquals(JsString other) {
    return this == other || length == other.length && toString().equals(other.toString());
  }

  void trace(Census census) {
    Rope r = rope;
    if (r != null) {
      census.visit(r.left());
      census.visit(r.right());
    }
  }

  @Override
  public Type type() {
    return Type.STRING;
  }

  @Override
  public JsString typeOf() {
    return TYPE;
  }
}
