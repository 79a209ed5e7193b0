package dev.ration.intrinsics;

import dev.ration.runtime.Call;
import dev.ration.runtime.JsString;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.TextBuilder;
import dev.ration.runtime.WellKnown;

/**
 * Percent-coding: section 19.2.6 and Annex B.2.1. The caller has charged for the length of the text; each coded place
 * costs 1 more.
 */
final class UriCoding {
  /** A set of ASCII characters as bits. */
  record Ascii(long low, long high) {
    static Ascii of(String characters) {
      long low = 0;
      long high = 0;
      for (int i = 0; i < characters.length(); i++) {
        int c = characters.charAt(i);
        low |= c < 64 ? 1L << c : 0;
        high |= c < 64 ? 0 : 1L << c - 64;
      }
      return new Ascii(low, high);
    }

    boolean contains(int c) {
      return c < 128 && ((c < 64 ? low : high) >>> (c & 63) & 1) != 0;
    }
  }

  private static final String ALPHANUMERIC = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  private static final String URI_UNESCAPED = ALPHANUMERIC + "-_.!~*'()";
  private static final String RESERVED_AND_HASH = ";/?:@&=+$,#";

  /** What encodeURIComponent leaves alone. */
  static final Ascii COMPONENT = Ascii.of(URI_UNESCAPED);
  /** What encodeURI leaves alone. */
  static final Ascii WHOLE = Ascii.of(URI_UNESCAPED + RESERVED_AND_HASH);
  /** What decodeURI leaves coded. */
  static final Ascii RESERVED = Ascii.of(RESERVED_AND_HASH);
  /** Nothing: decodeURIComponent decodes all. */
  static final Ascii NONE = Ascii.of("");
  private static final Ascii ESCAPE_PLAIN = Ascii.of(ALPHANUMERIC + "@*_+-./");

  private static final String HEX = "0123456789ABCDEF";

  private UriCoding() {}

  /** Encode, section 19.2.6.5, of all but the {@code plain} characters. */
  static JsString encode(Call c, JsString source, Ascii plain) {
    String s = source.toString();
    try (TextBuilder out = new TextBuilder(c.realm())) {
      int k = 0;
      while (k < s.length()) {
        int from = k;
        while (k < s.length() && plain.contains(s.charAt(k))) {
          k++;
        }
        out.append(s, from, k);
        if (k == s.length()) {
          break;
        }
        c.fuel(1);
        int cp = s.codePointAt(k);
        if (cp >= 0xD800 && cp <= 0xDFFF) {
          throw malformed(c);
        }
        appendUtf8(out, cp);
        k += Character.charCount(cp);
      }
      return out.toJsString();
    }
  }

  private static void appendUtf8(TextBuilder out, int cp) {
    if (cp < 0x80) {
      appendOctet(out, cp);
    } else if (cp < 0x800) {
      appendOctet(out, 0xC0 | cp >> 6);
      appendOctet(out, 0x80 | cp & 0x3F);
    } else if (cp < 0x10000) {
      appendOctet(out, 0xE0 | cp >> 12);
      appendOctet(out, 0x80 | cp >> 6 & 0x3F);
      appendOctet(out, 0x80 | cp & 0x3F);
    } else {
      appendOctet(out, 0xF0 | cp >> 18);
      appendOctet(out, 0x80 | cp >> 12 & 0x3F);
      appendOctet(out, 0x80 | cp >> 6 & 0x3F);
      appendOctet(out, 0x80 | cp & 0x3F);
    }
  }

  private static void appendOctet(TextBuilder out, int octet) {
    out.append('%').append(HEX.charAt(octet >> 4)).append(HEX.charAt(octet & 15));
  }

  /** Decode, section 19.2.6.6: what decodes to one of {@code preserved} stays as it is written. */
  static JsString decode(Call c, JsString source, Ascii preserved) {
    String s = source.toString();
    try (TextBuilder out = new TextBuilder(c.realm())) {
      int k = 0;
      while (k < s.length()) {
        int coded = s.indexOf('%', k);
        out.append(s, k, coded < 0 ? s.length() : coded);
        if (coded < 0) {
          break;
        }
        c.fuel(1);
        k = coded;
        int first = octet(c, s, k);
        if (first < 0x80) {
          if (preserved.contains(first)) {
            out.append(s, k, k + 3);
          } else {
            out.append((char) first);
          }
          k += 3;
          continue;
        }
        int n = octets(first);
        if (n == 0 || k + 3 * n > s.length()) {
          throw malformed(c);
        }
        out.appendCodePoint(codePoint(c, s, k, first, n));
        k += 3 * n;
      }
      return out.toJsString();
    }
  }

  /** The number of octets of a sequence that starts with {@code first}, or 0 where none does. */
  private static int octets(int first) {
    return first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
  }

  private static int codePoint(Call c, String s, int at, int first, int n) {
    int cp = first & 0xFF >> n + 1;
    for (int i = 1; i < n; i++) {
      int next = octet(c, s, at + 3 * i);
      if ((next & 0xC0) != 0x80) {
        throw malformed(c);
      }
      cp = cp << 6 | next & 0x3F;
    }
    boolean overlong = cp < (n == 2 ? 0x80 : n == 3 ? 0x800 : 0x10000);
    if (overlong || cp >= 0xD800 && cp <= 0xDFFF || cp > 0x10FFFF) {
      throw malformed(c);
    }
    return cp;
  }

  private static int octet(Call c, String s, int at) {
    int octet = at < s.length() && s.charAt(at) == '%' ? hex(s, at + 1, 2) : -1;
    if (octet < 0) {
      throw malformed(c);
    }
    return octet;
  }

  /** The value of {@code n} hexadecimal digits at {@code from}, or -1 where they are not. */
  private static int hex(String s, int from, int n) {
    if (from + n > s.length()) {
      return -1;
    }
    int v = 0;
    for (int i = from; i < from + n; i++) {
      char d = s.charAt(i);
      int digit = d >= '0' && d <= '9' ? d - '0' : d >= 'a' && d <= 'f' ? d - 'a' + 10
          : d >= 'A' && d <= 'F' ? d - 'A' + 10 : -1;
      if (digit < 0) {
        return -1;
      }
      v = v << 4 | digit;
    }
    return v;
  }

  private static JsThrow malformed(Call c) {
    return c.realm().error(WellKnown.URI_ERROR_PROTOTYPE, "URI malformed");
  }

  /** Section B.2.1.1. */
  static JsString escape(Call c, JsString source) {
    String s = source.toString();
    try (TextBuilder out = new TextBuilder(c.realm())) {
      int k = 0;
      while (k < s.length()) {
        int from = k;
        while (k < s.length() && ESCAPE_PLAIN.contains(s.charAt(k))) {
          k++;
        }
        out.append(s, from, k);
        if (k < s.length()) {
          c.fuel(1);
          appendEscaped(out, s.charAt(k++));
        }
      }
      return out.toJsString();
    }
  }

  private static void appendEscaped(TextBuilder out, char unit) {
    if (unit < 256) {
      appendOctet(out, unit);
    } else {
      out.append("%u").append(HEX.charAt(unit >> 12)).append(HEX.charAt(unit >> 8 & 15))
          .append(HEX.charAt(unit >> 4 & 15)).append(HEX.charAt(unit & 15));
    }
  }

  /** Section B.2.1.2. */
  static JsString unescape(Call c, JsString source) {
    String s = source.toString();
    try (TextBuilder out = new TextBuilder(c.realm())) {
      int k = 0;
      while (true) {
        int sign = s.indexOf('%', k);
        out.append(s, k, sign < 0 ? s.length() : sign);
        if (sign < 0) {
          return out.toJsString();
        }
        c.fuel(1);
        boolean wide = sign + 1 < s.length() && s.charAt(sign + 1) == 'u';
        int coded = wide ? hex(s, sign + 2, 4) : hex(s, sign + 1, 2);
        out.append(coded < 0 ? '%' : (char) coded);
        k = sign + (coded < 0 ? 1 : wide ? 6 : 3);
      }
    }
  }
}
