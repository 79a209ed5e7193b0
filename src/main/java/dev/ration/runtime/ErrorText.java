package dev.ration.runtime;

/** How values are shown in error messages: bounded, without running guest code. */
public final class ErrorText {
  private static final int MAX = 64;

  private ErrorText() {}

  /** The text itself, shortened when long. */
  public static String plain(JsString s) {
    return s.length() > MAX ? s.toString().substring(0, MAX) + "…" : s.toString();
  }

  /** A short description of {@code v}: primitives as written, objects as {@code #<Object>} or {@code function name}. */
  public static String describe(Value v) {
    if (v instanceof JsString s) {
      return s.length() > MAX ? '"' + s.toString().substring(0, MAX) + "…\"" : '"' + s.toString() + '"';
    }
    if (v instanceof JsFunction) {
      return "function";
    }
    if (v instanceof JsObject o) {
      return "#<" + o.builtinTag() + ">";
    }
    if (v instanceof JsBigInt b) {
      return b.value().bitLength() > 128 ? "BigInt" : b.value().toString();
    }
    return v.toString();
  }
}
