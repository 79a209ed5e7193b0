package dev.ration.intrinsics;

import dev.ration.number.StringToNumber;
import dev.ration.runtime.Attributes;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.KeyCache;
import dev.ration.runtime.Null;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Shape;
import dev.ration.runtime.TextBuilder;
import dev.ration.runtime.Value;
import dev.ration.runtime.ValueList;

/**
 * Reads JSON text, section 25.5.1: iterative, so nesting is bounded by the heap alone. Costs 3 fuel a value and 1 per
 * 8 units of text, paid in steps ahead of the reading.
 */
final class JsonParser implements AutoCloseable {
  /** What making a value costs beyond reading its text. */
  private static final int VALUE_FUEL = 3;
  private static final int STEP = 512;
  private static final int CONTEXT = 10;

  private final Realm realm;
  private final String text;
  private final int end;
  private final KeyCache keys = new KeyCache();
  /** The containers being filled, outermost first. */
  private final ValueList open;
  /** Where strings with escapes are built; made when the first one comes. */
  private TextBuilder unescaped;
  private final JsonRecords records;
  private int at;
  private int paidTo;

  /** @param records gets what was read where, for a reviver; may be null */
  JsonParser(Realm realm, String text, JsonRecords records) {
    this.realm = realm;
    this.text = text;
    this.end = text.length();
    this.records = records;
    this.open = new ValueList(realm);
  }

  @Override
  public void close() {
    if (unescaped != null) {
      unescaped.close();
    }
    open.close();
  }

  /** The value of the whole text, or a SyntaxError. */
  Value parse() {
    JsObject container = null;
    PropertyKey key = null;
    Value root = null;
    while (true) {
      realm.charge(VALUE_FUEL);
      skipWhiteSpace();
      int start = at;
      Value v = value();
      if (container == null) {
        root = v;
      } else {
        attach(container, key, v);
      }
      if (records != null) {
        records.add(v, key, start, at);
      }
      if (v instanceof JsObject o) {
        open.add(o);
        container = o;
        skipWhiteSpace();
        if (at >= end || text.charAt(at) != (o instanceof JsArray ? ']' : '}')) {
          key = o instanceof JsArray ? null : propertyName("Expected property name or '}' in JSON");
          continue;
        }
      }
      // Ends of containers, up to the next comma.
      while (true) {
        if (container == null) {
          return finish(root);
        }
        skipWhiteSpace();
        char c = at < end ? text.charAt(at) : 0;
        boolean array = container instanceof JsArray;
        if (c == ',') {
          at++;
          if (!array) {
            skipWhiteSpace();
            key = propertyName("Expected double-quoted property name in JSON");
          }
          break;
        }
        if (c != (array ? ']' : '}')) {
          throw error(array ? "Expected ',' or ']' after array element in JSON"
              : "Expected ',' or '}' after property value in JSON");
        }
        at++;
        if (records != null) {
          records.endContainer();
        }
        open.truncate(open.size() - 1);
        container = open.size() == 0 ? null : (JsObject) open.get(open.size() - 1);
      }
    }
  }

  private Value finish(Value root) {
    skipWhiteSpace();
    if (at < end) {
      throw error("Unexpected non-whitespace character after JSON");
    }
    return root;
  }

  private void attach(JsObject container, PropertyKey key, Value v) {
    if (container instanceof JsArray a) {
      if (!a.putDense(realm, a.length(), v)) {
        a.createDataProperty(realm, PropertyKey.ofIndex(a.length()), v);
      }
      return;
    }
    Shape shape = container.shape();
    Shape next = shape.addedLast(key, Attributes.ALL);
    if (next != null || !key.isIndex() && shape.find(key) < 0) {
      container.addSlot(realm, next != null ? next : shape.add(realm, key, Attributes.ALL), v);
      return;
    }
    if (records != null && container.hasOwnProperty(realm, key)) {
      records.markDuplicates();
    }
    container.createDataProperty(realm, key, v);
  }

  private void pay() {
    int step = Math.max(STEP, at - paidTo);
    realm.charge(step >> 3);
    paidTo += step;
  }

  private void skipWhiteSpace() {
    while (at < end) {
      if (at >= paidTo) {
        pay();
      }
      char c = text.charAt(at);
      if (c > ' ' || c != ' ' && c != '\n' && c != '\r' && c != '\t') {
        return;
      }
      at++;
    }
  }

  private Value value() {
    if (at >= end) {
      throw unexpected();
    }
    switch (text.charAt(at)) {
      case '{' -> {
        at++;
        return JsObject.create(realm);
      }
      case '[' -> {
        at++;
        return JsArray.create(realm);
      }
      case '"' -> {
        return string();
      }
      case 't' -> {
        word("true");
        return JsBoolean.TRUE;
      }
      case 'f' -> {
        word("false");
        return JsBoolean.FALSE;
      }
      case 'n' -> {
        word("null");
        return Null.INSTANCE;
      }
      case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> {
        return number();
      }
      default -> throw unexpected();
    }
  }

  private void word(String word) {
    for (int i = 0; i < word.length(); i++, at++) {
      if (at >= end || text.charAt(at) != word.charAt(i)) {
        throw unexpected();
      }
    }
  }

  private PropertyKey propertyName(String message) {
    if (at >= end || text.charAt(at) != '"') {
      throw error(message);
    }
    int from = at + 1;
    int to = plainEnd(from);
    PropertyKey key;
    if (to < end && text.charAt(to) == '"') {
      at = to + 1;
      key = keys.get(realm.heap(), text, from, to);
    } else {
      key = escapedString(from, to).toKey();
    }
    skipWhiteSpace();
    if (at >= end || text.charAt(at) != ':') {
      throw error("Expected ':' after property name in JSON");
    }
    at++;
    return key;
  }

  /** The first unit from {@code i} that ends a stretch of plain characters in a string. */
  private int plainEnd(int i) {
    int k = i;
    while (k < end) {
      char c = text.charAt(k);
      if (c == '"' || c == '\\' || c < ' ') {
        break;
      }
      k++;
    }
    at = k;
    if (k >= paidTo) {
      pay();
    }
    return k;
  }

  private JsString string() {
    int from = at + 1;
    int to = plainEnd(from);
    if (to < end && text.charAt(to) == '"') {
      at = to + 1;
      if (to - from > 1) {
        realm.heap().reserveString(to - from);
        return JsString.reserved(realm.heap(), text.substring(from, to), to - from);
      }
      return to == from ? JsString.EMPTY : JsString.ofCodeUnit(realm.heap(), text.charAt(from));
    }
    return escapedString(from, to);
  }

  /** A string whose first plain stretch is {@code text[from, to)}. */
  private JsString escapedString(int from, int to) {
    if (unescaped == null) {
      unescaped = new TextBuilder(realm);
    }
    unescaped.setLength(0);
    unescaped.append(text, from, to);
    at = to;
    while (true) {
      if (at >= end) {
        throw error("Unterminated string in JSON");
      }
      char c = text.charAt(at);
      if (c == '"') {
        at++;
        return unescaped.toJsString();
      }
      if (c < ' ') {
        throw error("Bad control character in string literal in JSON");
      }
      if (c == '\\') {
        at++;
        unescaped.append(escape());
        if (at >= paidTo) {
          pay();
        }
      } else {
        int start = at;
        unescaped.append(text, start, plainEnd(start));
      }
    }
  }

  private char escape() {
    if (at >= end) {
      throw unexpected();
    }
    char c = text.charAt(at);
    char plain = switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> unicodeEscape();
      default -> throw error("Bad escaped character in JSON");
    };
    at++;
    return plain;
  }

  private char unicodeEscape() {
    int unit = 0;
    for (int i = 0; i < 4; i++) {
      at++;
      int digit = at < end ? StringToNumber.digit(text.charAt(at)) : 16;
      if (digit >= 16) {
        throw error("Bad Unicode escape in JSON");
      }
      unit = unit << 4 | digit;
    }
    return (char) unit;
  }

  private boolean isDigit() {
    return at < end && text.charAt(at) >= '0' && text.charAt(at) <= '9';
  }

  private JsNumber number() {
    boolean negative = text.charAt(at) == '-';
    if (negative) {
      at++;
    }
    int start = at;
    if (!isDigit()) {
      throw error("No number after minus sign in JSON");
    }
    long small = 0;
    if (text.charAt(at) == '0') {
      at++;
      if (isDigit()) {
        throw error("Unexpected number in JSON");
      }
    } else {
      while (isDigit()) {
        small = small * 10 + text.charAt(at) - '0';
        at++;
      }
    }
    boolean integer = true;
    if (at < end && text.charAt(at) == '.') {
      integer = false;
      at++;
      digits("Unterminated fractional number in JSON");
    }
    if (at < end && (text.charAt(at) | 0x20) == 'e') {
      integer = false;
      at++;
      if (at < end && (text.charAt(at) == '+' || text.charAt(at) == '-')) {
        at++;
      }
      digits("Exponent part is missing a number in JSON");
    }
    if (at >= paidTo) {
      pay();
    }
    double d = integer && at - start <= 15 ? small : StringToNumber.decimal(text, start, at);
    return JsNumber.of(negative ? -d : d);
  }

  private void digits(String message) {
    if (!isDigit()) {
      throw error(message);
    }
    while (isDigit()) {
      at++;
    }
  }

  // ---- errors ----

  private JsThrow error(String message) {
    return realm.syntaxError(message + " at position " + at);
  }

  /** What stands at the current position begins no value. */
  private JsThrow unexpected() {
    if (at >= end) {
      return realm.syntaxError("Unexpected end of JSON input");
    }
    String found = "Unexpected token '" + text.charAt(at) + "', ";
    if (text.charAt(at) == '"') {
      return error("Unexpected string in JSON");
    }
    if (isDigit()) {
      return error("Unexpected number in JSON");
    }
    if (text.equals("undefined") || text.equals("NaN") || text.equals("Infinity") || text.equals("[object Object]")) {
      return realm.syntaxError('"' + text + "\" is not valid JSON");
    }
    boolean whole = end <= 2 * CONTEXT;
    int from = whole || at < CONTEXT ? 0 : at - CONTEXT;
    int to = whole || at >= end - CONTEXT ? end : at + CONTEXT;
    return realm.syntaxError(found + (from > 0 ? "...\"" : "\"") + text.substring(from, to)
        + (to < end ? "\"... is not valid JSON" : "\" is not valid JSON"));
  }
}
