package dev.ration.regexp;

import dev.ration.meter.Meter;
import dev.ration.unicode.CaseFolding;
import dev.ration.unicode.IdentifierCharacters;

/** The text of a pattern, a position in it, and what is read the same way outside and inside of classes. */
class PatternReader {
  static final int NONE = -1;

  /** Ranges that are worked on for one unit of fuel. */
  private static final int WORK_PER_FUEL = 8;

  private final Meter meter;
  private int unpaid;
  final String text;
  final int end;
  final int flags;
  final boolean unicode;
  final boolean unicodeSets;
  boolean ignoreCase;
  /** Whether \k is a reference whatever follows: the pattern has a named group, or a flag u or v. */
  boolean namedGroups;
  int at;

  /** @param meter pays for sets; null where only errors are looked for, and sets are left as they are written */
  PatternReader(String text, int flags, Meter meter) {
    this.meter = meter;
    this.text = text;
    this.end = text.length();
    this.flags = flags;
    this.unicode = RegExpFlags.isUnicode(flags);
    this.unicodeSets = (flags & RegExpFlags.UNICODE_SETS) != 0;
    this.ignoreCase = (flags & RegExpFlags.IGNORE_CASE) != 0;
  }

  RegExpSyntaxError error(String reason) {
    return RegExpSyntaxError.inPattern(text, flags, reason, at);
  }

  boolean atEnd() {
    return at >= end;
  }

  /** The unit {@code ahead} of the position, or 0 at the end. */
  char peek(int ahead) {
    return at + ahead < end ? text.charAt(at + ahead) : 0;
  }

  boolean looksAt(String s) {
    return text.startsWith(s, at);
  }

  boolean eat(char c) {
    if (at < end && text.charAt(at) == c) {
      at++;
      return true;
    }
    return false;
  }

  boolean eat(String s) {
    if (text.startsWith(s, at)) {
      at += s.length();
      return true;
    }
    return false;
  }

  /** Reads a code point in a unicode pattern, else a code unit. */
  int nextCharacter() {
    if (unicode) {
      return nextCodePoint();
    }
    return text.charAt(at++);
  }

  int nextCodePoint() {
    int c = text.codePointAt(at);
    at += Character.charCount(c);
    return c;
  }

  static int hexDigit(char c) {
    if (c >= '0' && c <= '9') {
      return c - '0';
    }
    char lower = (char) (c | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : NONE;
  }

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }

  /** {@code n} hex digits at {@code from}, or NONE; the position stays. */
  int hex(int from, int n) {
    if (from + n > end) {
      return NONE;
    }
    int value = 0;
    for (int i = 0; i < n; i++) {
      int digit = hexDigit(text.charAt(from + i));
      if (digit < 0) {
        return NONE;
      }
      value = value << 4 | digit;
    }
    return value;
  }

  /** Decimal digits, at most Integer.MAX_VALUE; the caller saw the first. */
  int decimal() {
    long value = 0;
    while (at < end && isDigit(text.charAt(at))) {
      value = Math.min(Integer.MAX_VALUE, value * 10 + text.charAt(at) - '0');
      at++;
    }
    return (int) value;
  }

  /** What follows {@code \\u}: RegExpUnicodeEscapeSequence; NONE, without moving, if it is none. */
  int unicodeEscape(boolean codePoints) throws RegExpSyntaxError {
    if (codePoints && peek(0) == '{') {
      int i = at + 1;
      int value = 0;
      while (i < end && hexDigit(text.charAt(i)) >= 0) {
        value = value << 4 | hexDigit(text.charAt(i));
        if (value > CharSet.MAX) {
          throw error("Invalid Unicode escape");
        }
        i++;
      }
      if (i == at + 1 || i >= end || text.charAt(i) != '}') {
        return NONE;
      }
      at = i + 1;
      return value;
    }
    int unit = hex(at, 4);
    if (unit < 0) {
      return NONE;
    }
    at += 4;
    if (codePoints && Character.isHighSurrogate((char) unit) && looksAt("\\u")) {
      int low = hex(at + 2, 4);
      if (low >= 0 && Character.isLowSurrogate((char) low)) {
        at += 6;
        return Character.toCodePoint((char) unit, (char) low);
      }
    }
    return unit;
  }

  /** Whether a character stands for itself after a backslash in a unicode pattern. */
  static boolean isSyntaxCharacter(int c) {
    return c < 0x80 && "^$\\.*+?()[]{}|/".indexOf(c) >= 0;
  }

  /**
   * CharacterEscape: the position is after the backslash, at none of the escapes that the caller knows itself.
   *
   * @param inClass - may be escaped, and \c takes digits and _ without u
   */
  int characterEscape(boolean inClass) throws RegExpSyntaxError {
    char c = peek(0);
    switch (c) {
      case 't' -> {
        at++;
        return '\t';
      }
      case 'n' -> {
        at++;
        return '\n';
      }
      case 'v' -> {
        at++;
        return 0x0B;
      }
      case 'f' -> {
        at++;
        return '\f';
      }
      case 'r' -> {
        at++;
        return '\r';
      }
      case 'c' -> {
        return controlEscape(inClass);
      }
      case 'x' -> {
        int value = hex(at + 1, 2);
        if (value >= 0) {
          at += 3;
          return value;
        }
        if (unicode) {
          throw error("Invalid escape");
        }
      }
      case 'u' -> {
        at++;
        int value = unicodeEscape(unicode);
        if (value >= 0) {
          return value;
        }
        if (unicode) {
          throw error("Invalid Unicode escape");
        }
        return 'u';
      }
      case '0', '1', '2', '3', '4', '5', '6', '7' -> {
        return octalEscape(inClass);
      }
      default -> {
        // Identity escapes below.
      }
    }
    if (unicode && !(isSyntaxCharacter(c) && !atEnd() || inClass && c == '-')
        || !unicode && namedGroups && c == 'k') {
      throw error(c == 'k' && !inClass ? "Invalid named reference" : "Invalid escape");
    }
    return nextCharacter();
  }

  private int controlEscape(boolean inClass) throws RegExpSyntaxError {
    char letter = peek(1);
    if (isLetter(letter) || inClass && !unicode && (isDigit(letter) || letter == '_')) {
      at += 2;
      return letter & 31;
    }
    if (unicode) {
      throw error("Invalid Unicode escape");
    }
    return '\\'; // and c is read again, as itself
  }

  private int octalEscape(boolean inClass) throws RegExpSyntaxError {
    char c = peek(0);
    if (unicode || c == '0' && !isDigit(peek(1))) {
      if (c != '0' || isDigit(peek(1))) {
        throw error(inClass ? "Invalid class escape" : "Invalid decimal escape");
      }
      at++;
      return 0;
    }
    int value = 0;
    for (int i = 0; i < 3; i++) {
      int digit = peek(0) - '0';
      if (digit < 0 || digit > 7 || value * 8 + digit > 255) {
        break;
      }
      value = value * 8 + digit;
      at++;
    }
    return value;
  }

  /** GroupName after its &lt;, with the closing &gt;; decoded. */
  String groupName() throws RegExpSyntaxError {
    StringBuilder name = new StringBuilder();
    while (true) {
      if (atEnd()) {
        throw error("Invalid capture group name");
      }
      if (eat('>')) {
        if (name.length() == 0) {
          at--;
          throw error("Invalid capture group name");
        }
        return name.toString();
      }
      int c = nextCodePoint();
      if (c == '\\') {
        c = eat('u') ? unicodeEscape(true) : NONE;
        if (c < 0) {
          throw error("Invalid Unicode escape");
        }
      }
      if (c == 0 || !(name.length() == 0 ? IdentifierCharacters.isStart(c) : IdentifierCharacters.isPart(c))) {
        throw error("Invalid capture group name");
      }
      name.appendCodePoint(c);
    }
  }

  // ---- sets under the flags ----

  /** How this pattern compares characters without case. */
  final CaseFolding folding() {
    return unicode ? CaseFolding.SIMPLE : CaseFolding.UPPER;
  }

  /** Whether sets are needed, not only their errors. */
  final boolean builds() {
    return meter != null;
  }

  /** Pays for {@code n} ranges that are about to be worked on. */
  final void work(int n) {
    unpaid += n;
    if (unpaid >= WORK_PER_FUEL && meter != null) {
      meter.charge(unpaid / WORK_PER_FUEL);
      unpaid %= WORK_PER_FUEL;
    }
  }

  /** What matches when a member of {@code set} is asked for. */
  final CharSet matching(CharSet set) {
    if (!ignoreCase || !builds()) {
      return set;
    }
    work(2 * set.foldingWork(folding()));
    return set.ignoringCase(folding());
  }

  /** A node for one literal character. */
  final Node literal(int c) {
    if (ignoreCase && builds()) {
      CharSet set = matching(CharSet.of(c, c));
      if (set.single() < 0) {
        return new Node.Set(set);
      }
    }
    return new Node.Char(c);
  }

  /** WordCharacters(rer). */
  final CharSet wordCharacters() {
    return unicode && ignoreCase ? CharSet.FOLDED_WORD : CharSet.WORD;
  }
}
