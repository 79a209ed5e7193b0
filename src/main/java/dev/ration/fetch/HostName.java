package dev.ration.fetch;

import java.util.Arrays;

/**
 * Hosts of URLs in their one canonical form. Names are ASCII letters, digits, {@code -} and {@code _}: an international name must
 * be written as it is sent, in Punycode ({@code xn--}), because libraries disagree on how to translate one. Whatever ends in a number
 * is an IPv4 address, in any of its notations, or is refused.
 */
final class HostName {
  private HostName() {}

  static String canonical(String raw) throws FetchRefused {
    if (raw.startsWith("[")) {
      if (!raw.endsWith("]")) {
        throw invalid(raw);
      }
      return "[" + ipv6(raw.substring(1, raw.length() - 1), raw) + "]";
    }
    String host = ascii(raw);
    if (host.endsWith(".")) {
      host = host.substring(0, host.length() - 1);
    }
    if (host.isEmpty() || host.length() > 253) {
      throw invalid(raw);
    }
    for (int start = 0, end; start <= host.length(); start = end + 1) {
      end = host.indexOf('.', start);
      end = end < 0 ? host.length() : end;
      if (end == start || end - start > 63) {
        throw invalid(raw);
      }
    }
    return isNumber(host.substring(host.lastIndexOf('.') + 1)) ? ipv4(host, raw) : host;
  }

  private static FetchRefused invalid(String raw) {
    return new FetchRefused("httpFetch's url has no valid host: '" + FetchRefused.shown(raw) + "'");
  }

  /** Percent-decoded, in lower case. */
  private static String ascii(String raw) throws FetchRefused {
    StringBuilder out = new StringBuilder(raw.length());
    for (int i = 0; i < raw.length(); i++) {
      char c = raw.charAt(i);
      if (c == '%' && i + 2 < raw.length()) {
        int high = Character.digit(raw.charAt(i + 1), 16);
        int low = Character.digit(raw.charAt(i + 2), 16);
        if (high >= 0 && low >= 0) {
          c = (char) (high << 4 | low);
          i += 2;
        }
      }
      if (c >= 0x80) {
        throw new FetchRefused("httpFetch's url has a host that is not ASCII: write it in Punycode, as xn--…");
      }
      if (!(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-' || c == '_' || c == '.')) {
        throw invalid(raw);
      }
      out.append(c);
    }
    return FetchUrl.lower(out.toString());
  }

  /** Whether a label makes the whole host an IPv4 address: digits, or a hexadecimal number. */
  private static boolean isNumber(String label) {
    boolean hex = label.startsWith("0x");
    for (int i = hex ? 2 : 0; i < label.length(); i++) {
      if (Character.digit(label.charAt(i), hex ? 16 : 10) < 0) {
        return false;
      }
    }
    return true;
  }

  /** One to four numbers, decimal, octal or hexadecimal; the last one fills what is left of the 32 bits. */
  private static String ipv4(String host, String raw) throws FetchRefused {
    String[] parts = host.split("\\.", 5);
    if (parts.length > 4) {
      throw invalid(raw);
    }
    long address = 0;
    for (int i = 0; i < parts.length; i++) {
      boolean last = i == parts.length - 1;
      long number = number(parts[i], raw);
      long limit = last ? 1L << 8 * (4 - i) : 256;
      if (number >= limit) {
        throw invalid(raw);
      }
      address = last ? (address << 8 * (4 - i)) | number : address << 8 | number;
    }
    return dotted(address);
  }

  static String dotted(long address) {
    return (address >> 24 & 255) + "." + (address >> 16 & 255) + "." + (address >> 8 & 255) + "." + (address & 255);
  }

  private static long number(String part, String raw) throws FetchRefused {
    int radix = part.startsWith("0x") ? 16 : part.length() > 1 && part.startsWith("0") ? 8 : 10;
    long number = 0;
    for (int i = radix == 16 ? 2 : 0; i < part.length(); i++) {
      int digit = Character.digit(part.charAt(i), radix);
      if (digit < 0) {
        throw invalid(raw);
      }
      number = Math.min(number * radix + digit, 1L << 32);
    }
    return number;
  }

  /** Eight pieces of 16 bits, one run of zeros as {@code ::}, the last two perhaps as an IPv4 address. */
  private static String ipv6(String text, String raw) throws FetchRefused {
    int[] pieces = new int[8];
    int n = 0;
    int compress = -1;
    int i = 0;
    if (text.startsWith("::")) {
      compress = 0;
      i = 2;
    } else if (text.startsWith(":")) {
      throw invalid(raw);
    }
    while (i < text.length()) {
      if (n == 8) {
        throw invalid(raw);
      }
      if (text.charAt(i) == ':') {
        if (compress >= 0) {
          throw invalid(raw);
        }
        compress = n;
        i++;
        continue;
      }
      int start = i;
      int value = 0;
      while (i < text.length() && i - start < 4 && hex(text.charAt(i)) >= 0) {
        value = value << 4 | hex(text.charAt(i++));
      }
      if (i < text.length() && text.charAt(i) == '.') {
        long v4 = embedded(text.substring(start), raw);
        if (n > 6) {
          throw invalid(raw);
        }
        pieces[n++] = (int) (v4 >> 16);
        pieces[n++] = (int) (v4 & 0xffff);
        break;
      }
      pieces[n++] = value;
      if (i == text.length()) {
        break;
      }
      if (i == start || text.charAt(i) != ':' || ++i == text.length()) {
        throw invalid(raw);
      }
    }
    if (compress < 0 && n != 8 || compress >= 0 && n == 8) {
      throw invalid(raw);
    }
    if (compress >= 0) {
      int tail = n - compress;
      System.arraycopy(pieces, compress, pieces, 8 - tail, tail);
      Arrays.fill(pieces, compress, 8 - tail, 0);
    }
    return printed(pieces);
  }

  private static int hex(char c) {
    return c < 0x80 ? Character.digit(c, 16) : -1;
  }

  /** Four decimal numbers without leading zeros. */
  private static long embedded(String text, String raw) throws FetchRefused {
    String[] parts = text.split("\\.", -1);
    long address = 0;
    for (String part : parts) {
      boolean decimal = !part.isEmpty() && part.length() <= 3 && part.chars().allMatch(c -> c >= '0' && c <= '9');
      if (parts.length != 4 || !decimal || part.length() > 1 && part.startsWith("0") || Integer.parseInt(part) > 255) {
        throw invalid(raw);
      }
      address = address << 8 | Integer.parseInt(part);
    }
    return address;
  }

  /** Lower case, the first of the longest runs of two or more zeros as {@code ::}. */
  private static String printed(int[] pieces) {
    int best = -1;
    int longest = 1;
    for (int i = 0; i < 8; i++) {
      int end = i;
      while (end < 8 && pieces[end] == 0) {
        end++;
      }
      if (end - i > longest) {
        best = i;
        longest = end - i;
      }
      i = Math.max(i, end - 1);
    }
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < 8; i++) {
      if (i == best) {
        out.append(i == 0 ? "::" : ":");
        i += longest - 1;
        continue;
      }
      out.append(Integer.toHexString(pieces[i]));
      if (i < 7) {
        out.append(':');
      }
    }
    return out.toString();
  }
}
