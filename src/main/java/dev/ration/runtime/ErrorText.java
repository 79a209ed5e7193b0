package dev.ration.runtime;

/** How values are shown in error messages: bounded, without running guest code. */
public final class ErrorText {
  private static final int MAX = 64;
  private static final int MAX_LINKS = 16;

  private ErrorText() {}

  /** The text itself, shortened when long. */
  public static String plain(JsString s) {
    return plain(s.toString());
  }

  static String plain(String s) {
    return s.length() > MAX ? s.substring(0, MAX) + "…" : s;
  }

  /** A short description of {@code v}: primitives as String shows them, functions by their text, objects as {@code #<Object>}. */
  public static String describe(Value v) {
    if (v instanceof JsString s) {
      return plain(s);
    }
    if (v instanceof JsFunction f) {
      return plain(f.sourceHead(MAX + 1));
    }
    if (v instanceof JsArray) {
      return "[object Array]";
    }
    if (v instanceof JsObject o) {
      return "#<" + o.builtinTag() + ">";
    }
    if (v instanceof JsBigInt b) {
      return b.value().bitLength() > 128 ? "BigInt" : b.value().toString();
    }
    return plain(v.toString());
  }

  /** As {@link #describe(Value)}, with objects by the name of their constructor, {@code #<Point>}, where data properties tell it. */
  public static String describe(Realm realm, Value v) {
    if (!(v instanceof JsObject o) || v instanceof JsFunction || v instanceof JsArray) {
      return describe(v);
    }
    Value c = data(realm, o, PropertyKey.CONSTRUCTOR);
    if (c instanceof JsFunction f && data(realm, f, PropertyKey.NAME) instanceof JsString name && name.length() > 0) {
      return "#<" + plain(name) + ">";
    }
    return "[object " + o.builtinTag() + "]";
  }

  /** The message for a value that a built-in cannot iterate. */
  public static String notIterable(Value v) {
    String type = v.typeOf().toString();
    String shown = v instanceof JsString s ? type + " \"" + plain(s) + '"'
        : v.isUndefined() || v instanceof JsObject || v instanceof JsSymbol ? type : type + " " + describe(v);
    return shown + " is not iterable (cannot read property Symbol(Symbol.iterator))";
  }

  private static Value data(Realm realm, JsObject o, PropertyKey key) {
    for (int i = 0; o != null && i < MAX_LINKS; i++) {
      Value v = o.ownValue(realm, key);
      if (v != null) {
        return v instanceof Accessor ? null : v;
      }
      o = o.getPrototypeOf();
    }
    return null;
  }
}
