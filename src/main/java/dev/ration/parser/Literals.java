package dev.ration.parser;

import dev.ration.number.BigIntDigits;
import dev.ration.syntax.ErrorLog;
import dev.ration.syntax.EscapeSequences;
import java.math.BigInteger;

/** The values of BigInt and string tokens. All take time linear, or nearly so, in the text. */
final class Literals {
  private Literals() {}

  static BigInteger bigInt(String raw) {
    return BigIntDigits.value(raw.substring(0, raw.length() - 1).replace("_", ""));
  }

  /** The value of a string token; {@code offset} is that of its opening quote. */
  static String string(String raw, int offset, ErrorLog log) {
    if (raw.indexOf('\\') < 0) {
      return raw.substring(1, raw.length() - 1);
    }
    StringBuilder value = new StringBuilder(raw.length());
    int bad = EscapeSequences.cook(raw, 1, raw.length() - 1, value);
    if (bad >= 0) {
      log.report(offset + bad, EscapeSequences.badEscape(raw, bad));
    }
    return value.toString();
  }
}
