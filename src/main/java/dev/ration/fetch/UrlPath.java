package dev.ration.fetch;

/** Paths and queries of URLs in printable ASCII, with all that the URL Standard percent-encodes, and some more. Linear. */
final class UrlPath {
  private static final String HEX = "0123456789ABCDEF";
  /** What is escaped in a path: what the standard escapes, and what java.net.URI would not take. */
  private static final String PATH = "\"#<>?[\\]^`{|}";
  private static final String QUERY = "\"#<>'\\^`{|}";

  private UrlPath() {}

  /**
   * Path and query of {@code text} from {@code start} to the fragment, behind {@code folder}: without the segments {@code .} and
   * {@code ..}, however they are written.
   */
  static String normalized(String text, int start, String folder) {
    StringBuilder out = new StringBuilder(folder);
    int i = FetchUrl.isSlash(text, start) ? start + 1 : start;
    while (true) {
      int segment = i;
      while (i < text.length() && !FetchUrl.isSlash(text, i) && text.charAt(i) != '?' && text.charAt(i) != '#') {
        i++;
      }
      boolean last = !FetchUrl.isSlash(text, i);
      int dots = dots(text, segment, i);
      if (dots == 2) {
        out.setLength(Math.max(0, out.lastIndexOf("/")));
      }
      if (dots == 0) {
        encode(out.append('/'), text, segment, i, PATH);
      } else if (last) {
        out.append('/');
      }
      if (last) {
        break;
      }
      i++;
    }
    return query(out, text, i).toString();
  }

  /** Path and query as they are, for others to put behind a path of theirs. */
  static String encoded(String text, int start) {
    StringBuilder out = new StringBuilder();
    int i = start;
    while (i < text.length() && text.charAt(i) != '?' && text.charAt(i) != '#') {
      i++;
    }
    encode(out, text.substring(start, i).replace('\\', '/'), 0, i - start, PATH);
    if (out.indexOf(":") >= 0) {
      // Or it would look like a scheme.
      out.insert(0, "./");
    }
    return query(out, text, i).toString();
  }

  private static StringBuilder query(StringBuilder out, String text, int start) {
    if (start < text.length() && text.charAt(start) == '?') {
      int hash = text.indexOf('#', start);
      encode(out.append('?'), text, start + 1, hash < 0 ? text.length() : hash, QUERY);
    }
    return out;
  }

  /** How many dots a segment consists of, if it is nothing but one or two; else 0. */
  private static int dots(String text, int start, int end) {
    int dots = 0;
    int i = start;
    while (i < end && dots < 3) {
      if (text.charAt(i) == '.') {
        i++;
      } else if (end - i >= 3 && text.charAt(i) == '%' && text.charAt(i + 1) == '2' && (text.charAt(i + 2) | 32) == 'e') {
        i += 3;
      } else {
        return 0;
      }
      dots++;
    }
    return dots < 3 ? dots : 0;
  }

  private static void encode(StringBuilder out, String text, int start, int end, String escaped) {
    int i = start;
    while (i < end) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      if (c > ' ' && c < 0x7f) {
        if (escaped.indexOf(c) < 0 && (c != '%' || isEscape(text, i, end))) {
          out.append((char) c);
        } else {
          octet(out, c);
        }
      } else {
        utf8(out, c >= 0xd800 && c <= 0xdfff ? 0xfffd : c);
      }
    }
  }

  /** Whether two hexadecimal digits stand at {@code i}: a lone percent sign is escaped itself. */
  private static boolean isEscape(String text, int i, int end) {
    return end - i >= 2 && isHex(text.charAt(i)) && isHex(text.charAt(i + 1));
  }

  private static boolean isHex(char c) {
    return c < 0x80 && Character.digit(c, 16) >= 0;
  }

  private static void utf8(StringBuilder out, int c) {
    if (c < 0x80) {
      octet(out, c);
    } else if (c < 0x800) {
      octet(out, 0xc0 | c >> 6);
      octet(out, 0x80 | c & 63);
    } else {
      if (c < 0x10000) {
        octet(out, 0xe0 | c >> 12);
      } else {
        octet(out, 0xf0 | c >> 18);
        octet(out, 0x80 | c >> 12 & 63);
      }
      octet(out, 0x80 | c >> 6 & 63);
      octet(out, 0x80 | c & 63);
    }
  }

  private static void octet(StringBuilder out, int b) {
    out.append('%').append(HEX.charAt(b >> 4)).append(HEX.charAt(b & 15));
  }
}
