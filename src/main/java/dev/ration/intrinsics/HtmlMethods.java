package dev.ration.intrinsics;

import dev.ration.runtime.Call;
import dev.ration.runtime.JsString;
import dev.ration.runtime.TextBuilder;
import dev.ration.runtime.Value;

/** The String.prototype HTML methods, section B.2.2. */
final class HtmlMethods {
  private HtmlMethods() {}

  /** CreateHTML, section B.2.2.2.1, without an attribute. */
  static Value element(Call c, String method, String tag) {
    JsString s = c.thisString(method);
    try (TextBuilder out = new TextBuilder(c.realm())) {
      out.append('<').append(tag);
      return end(out, s, tag);
    }
  }

  /** CreateHTML with argument 0 as the value of {@code attribute}. */
  static Value element(Call c, String method, String tag, String attribute) {
    JsString s = c.thisString(method);
    String value = c.toJsString(0).toString();
    c.fuel(value.length() >> 3);
    try (TextBuilder out = new TextBuilder(c.realm())) {
      out.append('<').append(tag).append(' ').append(attribute).append("=\"");
      int from = 0;
      for (int quote = value.indexOf('"'); quote >= 0; quote = value.indexOf('"', from)) {
        c.fuel(1);
        out.append(value, from, quote).append("&quot;");
        from = quote + 1;
      }
      out.append(value, from, value.length()).append('"');
      return end(out, s, tag);
    }
  }

  private static Value end(TextBuilder out, JsString s, String tag) {
    return out.append('>').append(s).append("</").append(tag).append('>').toJsString();
  }
}
