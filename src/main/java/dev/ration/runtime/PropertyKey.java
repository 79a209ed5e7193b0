package dev.ration.runtime;

/**
 * A property key: a string, an array index (the canonical string of 0 to 2^32-2), or a symbol. Compared by content;
 * identity is a shortcut. Ordered, so that hash tables stay logarithmic under chosen collisions.
 */
public final class PropertyKey implements Comparable<PropertyKey> {
  public static final PropertyKey LENGTH = of("length");
  public static final PropertyKey NAME = of("name");
  public static final PropertyKey MESSAGE = of("message");
  public static final PropertyKey CAUSE = of("cause");
  public static final PropertyKey ERRORS = of("errors");
  public static final PropertyKey STACK = of("stack");
  public static final PropertyKey PROTOTYPE = of("prototype");
  public static final PropertyKey CONSTRUCTOR = of("constructor");
  public static final PropertyKey PROTO = of("__proto__");
  public static final PropertyKey VALUE = of("value");
  public static final PropertyKey DONE = of("done");
  public static final PropertyKey NEXT = of("next");
  public static final PropertyKey RETURN = of("return");
  public static final PropertyKey THROW = of("throw");
  public static final PropertyKey GET = of("get");
  public static final PropertyKey SET = of("set");
  public static final PropertyKey WRITABLE = of("writable");
  public static final PropertyKey ENUMERABLE = of("enumerable");
  public static final PropertyKey CONFIGURABLE = of("configurable");
  public static final PropertyKey TO_STRING = of("toString");
  public static final PropertyKey VALUE_OF = of("valueOf");
  public static final PropertyKey TO_JSON = of("toJSON");
  public static final PropertyKey RAW = of("raw");
  public static final PropertyKey INDEX = of("index");
  public static final PropertyKey INPUT = of("input");
  public static final PropertyKey GROUPS = of("groups");
  public static final PropertyKey LAST_INDEX = of("lastIndex");

  /** Largest array index. */
  public static final long MAX_INDEX = 0xFFFF_FFFEL;

  private final JsSymbol symbol;
  private final long index;
  private final int hash;
  private final String text;
  // Lazily made; keys of programs and templates are read by many threads, hence a String and a volatile.
  private String indexText;
  private volatile JsString string;

  private PropertyKey(String text, long index, JsSymbol symbol, int hash) {
    this.text = text;
    this.index = index;
    this.symbol = symbol;
    this.hash = hash;
  }

  /** The key of {@code text}; canonical array indices become index keys. */
  public static PropertyKey of(String text) {
    long i = arrayIndex(text);
    return i >= 0 ? new PropertyKey(null, i, null, Long.hashCode(i))
        : new PropertyKey(text, -1, null, text.hashCode());
  }

  /** The key of an integer index; beyond 2^32-2 it is an ordinary string key. */
  public static PropertyKey ofIndex(long index) {
    return index >= 0 && index <= MAX_INDEX ? new PropertyKey(null, index, null, Long.hashCode(index))
        : of(Long.toString(index));
  }

  static PropertyKey ofSymbol(JsSymbol symbol) {
    return new PropertyKey(null, -1, symbol, symbol.number * 0x9E3779B9);
  }

  /** The array index that {@code text} canonically is, or -1. */
  public static long arrayIndex(String text) {
    int n = text.length();
    if (n == 0 || n > 10) {
      return -1;
    }
    char first = text.charAt(0);
    if (first == '0') {
      return n == 1 ? 0 : -1;
    }
    long v = 0;
    for (int i = 0; i < n; i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      v = v * 10 + digit;
    }
    return v <= MAX_INDEX ? v : -1;
  }

  public boolean isIndex() {
    return index >= 0;
  }

  /** The array index, or -1. */
  public long index() {
    return index;
  }

  public boolean isSymbol() {
    return symbol != null;
  }

  /** The symbol, or null. */
  public JsSymbol symbol() {
    return symbol;
  }

  /** The text of a string key; null for a symbol. */
  public String text() {
    if (index < 0) {
      return text;
    }
    String t = indexText;
    if (t == null) {
      t = Long.toString(index);
      indexText = t;
    }
    return t;
  }

  /** The key as a guest value: a string or a symbol. The text of a key weighs with its table. */
  public Value toValue() {
    if (symbol != null) {
      return symbol;
    }
    JsString s = string;
    if (s == null) {
      s = JsString.permanent(text());
      string = s;
    }
    return s;
  }

  @Override
  public boolean equals(Object o) {
    if (this == o) {
      return true;
    }
    if (!(o instanceof PropertyKey other) || hash != other.hash || symbol != other.symbol
        || index != other.index) {
      return false;
    }
    return symbol == null && (index >= 0 || text.equals(other.text));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public int compareTo(PropertyKey o) {
    if (symbol != null || o.symbol != null) {
      return symbol == null ? -1 : o.symbol == null ? 1 : Integer.compare(symbol.number, o.symbol.number);
    }
    if (index >= 0 || o.index >= 0) {
      return index < 0 ? -1 : o.index < 0 ? 1 : Long.compare(index, o.index);
    }
    return text.compareTo(o.text);
  }

  /** For messages: the text, or the symbol's description. */
  @Override
  public String toString() {
    return symbol != null ? symbol.toString() : text();
  }
}
