package dev.ration.intrinsics;

import static dev.ration.runtime.Row.constructor;
import static dev.ration.runtime.Row.method;
import static dev.ration.runtime.Row.prototype;
import static dev.ration.runtime.Row.staticMethod;

import dev.ration.number.StringToNumber;
import dev.ration.runtime.Call;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.ErrorText;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Heap;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsPrimitiveObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.JsSymbol;
import dev.ration.runtime.ObjectOperations;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Row;
import dev.ration.runtime.TextBuilder;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.ValueList;
import dev.ration.runtime.WellKnown;
import dev.ration.unicode.Normalization;

/** String, section 22.1. The locale methods know no locale (row 181). */
enum StringIntrinsics implements Intrinsic {
  STRING(constructor("String", 1, Fuel.flat(), "sec-string-constructor")),
  PROTOTYPE(prototype(Row.Exotic.STRING, "sec-properties-of-the-string-prototype-object")),
  FROM_CHAR_CODE(staticMethod("fromCharCode", 1, Fuel.metered("1 per argument"), "sec-string.fromcharcode")),
  FROM_CODE_POINT(staticMethod("fromCodePoint", 1, Fuel.metered("1 per argument"), "sec-string.fromcodepoint")),
  RAW(staticMethod("raw", 1, Fuel.metered("1 per literal, and per 32 units of the result"), "sec-string.raw")),
  AT(method("at", 1, Fuel.flat(), "sec-string.prototype.at")),
  CHAR_AT(method("charAt", 1, Fuel.flat(), "sec-string.prototype.charat")),
  CHAR_CODE_AT(method("charCodeAt", 1, Fuel.flat(), "sec-string.prototype.charcodeat")),
  CODE_POINT_AT(method("codePointAt", 1, Fuel.flat(), "sec-string.prototype.codepointat")),
  CONCAT(method("concat", 1, Fuel.metered("1 per argument"), "sec-string.prototype.concat")),
  ENDS_WITH(method("endsWith", 1, Fuel.metered("1 per 8 units compared"), "sec-string.prototype.endswith")),
  INCLUDES(method("includes", 1, Fuel.metered("1 per 8 units compared"), "sec-string.prototype.includes")),
  INDEX_OF(method("indexOf", 1, Fuel.metered("1 per 8 units compared"), "sec-string.prototype.indexof")),
  IS_WELL_FORMED(method("isWellFormed", 0, Fuel.metered("1 per 8 units"), "sec-string.prototype.iswellformed")),
  LAST_INDEX_OF(method("lastIndexOf", 1, Fuel.metered("1 per 8 units compared"), "sec-string.prototype.lastindexof")),
  LOCALE_COMPARE(method("localeCompare", 1, Fuel.metered("1 per 8 units, and what normalize costs"),
      "sec-string.prototype.localecompare")),
  MATCH(method("match", 1, Fuel.metered("as the method under Symbol.match"), "sec-string.prototype.match")),
  MATCH_ALL(method("matchAll", 1, Fuel.metered("as the method under Symbol.matchAll"), "sec-string.prototype.matchall")),
  NORMALIZE(method("normalize", 0, Fuel.metered("3 per 8 units, and where the form may differ 1 per unit of the decomposition"),
      "sec-string.prototype.normalize")),
  PAD_END(method("padEnd", 1, Fuel.metered("1 per 32 units of padding"), "sec-string.prototype.padend")),
  PAD_START(method("padStart", 1, Fuel.metered("1 per 32 units of padding"), "sec-string.prototype.padstart")),
  REPEAT(method("repeat", 1, Fuel.metered("1 per 32 units of the result"), "sec-string.prototype.repeat")),
  REPLACE(method("replace", 2, Fuel.metered("1 per 8 units scanned, 1 per 32 made"), "sec-string.prototype.replace")),
  REPLACE_ALL(method("replaceAll", 2, Fuel.metered("1 per match, per 8 units scanned, per 32 made"),
      "sec-string.prototype.replaceall")),
  SEARCH(method("search", 1, Fuel.metered("as the method under Symbol.search"), "sec-string.prototype.search")),
  SLICE(method("slice", 2, Fuel.metered("1 per 32 units copied"), "sec-string.prototype.slice")),
  SPLIT(method("split", 2, Fuel.metered("1 per part and per 8 units scanned"), "sec-string.prototype.split")),
  STARTS_WITH(method("startsWith", 1, Fuel.metered("1 per 8 units compared"), "sec-string.prototype.startswith")),
  SUBSTRING(method("substring", 2, Fuel.metered("1 per 32 units copied"), "sec-string.prototype.substring")),
  TO_LOCALE_LOWER_CASE(method("toLocaleLowerCase", 0, Fuel.metered("1 per 8 units, 3 beyond ASCII"),
      "sec-string.prototype.tolocalelowercase")),
  TO_LOCALE_UPPER_CASE(method("toLocaleUpperCase", 0, Fuel.metered("1 per 8 units, 3 beyond ASCII"),
      "sec-string.prototype.tolocaleuppercase")),
  TO_LOWER_CASE(method("toLowerCase", 0, Fuel.metered("1 per 8 units, 3 beyond ASCII"),
      "sec-string.prototype.tolowercase")),
  TO_STRING(method("toString", 0, Fuel.flat(), "sec-string.prototype.tostring")),
  TO_UPPER_CASE(method("toUpperCase", 0, Fuel.metered("1 per 8 units, 3 beyond ASCII"),
      "sec-string.prototype.touppercase")),
  TO_WELL_FORMED(method("toWellFormed", 0, Fuel.metered("1 per 8 units"), "sec-string.prototype.towellformed")),
  TRIM(method("trim", 0, Fuel.metered("1 per 8 units of white space, 1 per 32 copied"), "sec-string.prototype.trim")),
  TRIM_END(method("trimEnd", 0, Fuel.metered("1 per 8 units of white space, 1 per 32 copied"),
      "sec-string.prototype.trimend")),
  TRIM_START(method("trimStart", 0, Fuel.metered("1 per 8 units of white space, 1 per 32 copied"),
      "sec-string.prototype.trimstart")),
  VALUE_OF(method("valueOf", 0, Fuel.flat(), "sec-string.prototype.valueof")),
  ITERATOR(method(JsSymbol.ITERATOR, 0, Fuel.flat(), "sec-string.prototype-%symbol.iterator%")),
  SUBSTR(method("substr", 2, Fuel.metered("1 per 32 units copied"), "sec-string.prototype.substr")),
  ANCHOR(method("anchor", 1, copied(), "sec-string.prototype.anchor")),
  BIG(method("big", 0, copied(), "sec-string.prototype.big")),
  BLINK(method("blink", 0, copied(), "sec-string.prototype.blink")),
  BOLD(method("bold", 0, copied(), "sec-string.prototype.bold")),
  FIXED(method("fixed", 0, copied(), "sec-string.prototype.fixed")),
  FONTCOLOR(method("fontcolor", 1, copied(), "sec-string.prototype.fontcolor")),
  FONTSIZE(method("fontsize", 1, copied(), "sec-string.prototype.fontsize")),
  ITALICS(method("italics", 0, copied(), "sec-string.prototype.italics")),
  LINK(method("link", 1, copied(), "sec-string.prototype.link")),
  SMALL(method("small", 0, copied(), "sec-string.prototype.small")),
  STRIKE(method("strike", 0, copied(), "sec-string.prototype.strike")),
  SUB(method("sub", 0, copied(), "sec-string.prototype.sub")),
  SUP(method("sup", 0, copied(), "sec-string.prototype.sup")),
  TRIM_LEFT(Row.alias("trimLeft", TRIM_START.ordinal(), "sec-string.prototype.trimleft")),
  TRIM_RIGHT(Row.alias("trimRight", TRIM_END.ordinal(), "sec-string.prototype.trimright"));

  private static final int STEP = 512;
  private static final JsString GLOBAL = JsString.permanent("g");
  private static final JsString SPACE = JsString.permanent(" ");

  private final Row row;

  StringIntrinsics(Row row) {
    this.row = row;
  }

  /** The fuel of wrapping text in a tag. */
  private static Fuel copied() {
    return Fuel.metered("1 per 32 units copied");
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public Value call(Call c) {
    return switch (this) {
      case STRING -> string(c);
      case FROM_CHAR_CODE -> fromCharCode(c);
      case FROM_CODE_POINT -> fromCodePoint(c);
      case RAW -> raw(c);
      case AT -> at(c);
      case CHAR_AT -> charAt(c);
      case CHAR_CODE_AT -> charCodeAt(c);
      case CODE_POINT_AT -> codePointAt(c);
      case CONCAT -> concat(c);
      case ENDS_WITH -> endsWith(c);
      case INCLUDES -> includes(c);
      case INDEX_OF -> indexOf(c);
      case IS_WELL_FORMED -> JsBoolean.of(firstUnpaired(c, c.thisString("isWellFormed")) < 0);
      case LAST_INDEX_OF -> lastIndexOf(c);
      case LOCALE_COMPARE -> localeCompare(c);
      case MATCH -> viaRegExp(c, "match", JsSymbol.MATCH, Undefined.INSTANCE);
      case MATCH_ALL -> matchAll(c);
      case NORMALIZE -> normalize(c);
      case PAD_END -> pad(c, "padEnd", false);
      case PAD_START -> pad(c, "padStart", true);
      case REPEAT -> repeat(c);
      case REPLACE -> replace(c);
      case REPLACE_ALL -> replaceAll(c);
      case SEARCH -> viaRegExp(c, "search", JsSymbol.SEARCH, Undefined.INSTANCE);
      case SLICE -> slice(c);
      case SPLIT -> split(c);
      case STARTS_WITH -> startsWith(c);
      case SUBSTRING -> substring(c);
      case TO_LOCALE_LOWER_CASE -> c.thisString("toLocaleLowerCase").toCase(heap(c), false);
      case TO_LOCALE_UPPER_CASE -> c.thisString("toLocaleUpperCase").toCase(heap(c), true);
      case TO_LOWER_CASE -> c.thisString("toLowerCase").toCase(heap(c), false);
      case TO_STRING -> thisStringValue(c, "toString");
      case TO_UPPER_CASE -> c.thisString("toUpperCase").toCase(heap(c), true);
      case TO_WELL_FORMED -> toWellFormed(c);
      case TRIM -> trim(c, c.thisString("trim"), true, true);
      case TRIM_END -> trim(c, c.thisString("trimEnd"), false, true);
      case TRIM_START -> trim(c, c.thisString("trimStart"), true, false);
      case VALUE_OF -> thisStringValue(c, "valueOf");
      case ITERATOR -> new StringIterator(c.realm(), c.thisString("[Symbol.iterator]"));
      case SUBSTR -> substr(c);
      case ANCHOR -> HtmlMethods.element(c, "anchor", "a", "name");
      case BIG -> HtmlMethods.element(c, "big", "big");
      case BLINK -> HtmlMethods.element(c, "blink", "blink");
      case BOLD -> HtmlMethods.element(c, "bold", "b");
      case FIXED -> HtmlMethods.element(c, "fixed", "tt");
      case FONTCOLOR -> HtmlMethods.element(c, "fontcolor", "font", "color");
      case FONTSIZE -> HtmlMethods.element(c, "fontsize", "font", "size");
      case ITALICS -> HtmlMethods.element(c, "italics", "i");
      case LINK -> HtmlMethods.element(c, "link", "a", "href");
      case SMALL -> HtmlMethods.element(c, "small", "small");
      case STRIKE -> HtmlMethods.element(c, "strike", "strike");
      case SUB -> HtmlMethods.element(c, "sub", "sub");
      case SUP -> HtmlMethods.element(c, "sup", "sup");
      case PROTOTYPE, TRIM_LEFT, TRIM_RIGHT -> throw new AssertionError(this);
    };
  }

  private static Heap heap(Call c) {
    return c.realm().heap();
  }

  // ---- constructor and its functions ----

  private static Value string(Call c) {
    JsString s = JsString.EMPTY;
    if (c.argc() > 0) {
      if (c.newTarget() == null && c.arg(0) instanceof JsSymbol symbol) {
        return c.string(symbol.toString());
      }
      s = c.toJsString(0);
    }
    if (c.newTarget() == null) {
      return s;
    }
    return new JsPrimitiveObject(c.realm(), c.prototypeFromNewTarget(WellKnown.STRING_PROTOTYPE), s);
  }

  private static Value fromCharCode(Call c) {
    if (c.argc() == 1) {
      return JsString.ofCodeUnit(heap(c), (char) Conversions.toInt32(c.toNumber(0)));
    }
    c.fuel(c.argc());
    try (TextBuilder out = new TextBuilder(c.realm())) {
      for (int i = 0; i < c.argc(); i++) {
        out.append((char) Conversions.toInt32(c.toNumber(i)));
      }
      return out.toJsString();
    }
  }

  private static Value fromCodePoint(Call c) {
    c.fuel(c.argc());
    try (TextBuilder out = new TextBuilder(c.realm())) {
      for (int i = 0; i < c.argc(); i++) {
        double d = c.toNumber(i);
        int point = (int) d;
        if (point != d || point < 0 || point > Character.MAX_CODE_POINT) {
          throw c.rangeError("Invalid code point " + c.toJsString(i));
        }
        out.appendCodePoint(point);
      }
      return out.toJsString();
    }
  }

  private static Value raw(Call c) {
    Realm realm = c.realm();
    JsObject cooked = Conversions.toObject(realm, c.arg(0));
    JsObject literals = Conversions.toObject(realm, cooked.get(realm, PropertyKey.RAW));
    long n = ObjectOperations.lengthOfArrayLike(realm, literals);
    try (TextBuilder out = new TextBuilder(realm)) {
      for (long i = 0; i < n; i++) {
        c.fuel(1);
        out.append(Conversions.toJsString(realm, literals.getIndex(realm, i)));
        if (i + 1 < n && i + 1 < c.argc()) {
          out.append(c.toJsString((int) i + 1));
        }
      }
      return out.toJsString();
    }
  }

  private static JsString thisStringValue(Call c, String method) {
    if (c.receiver() instanceof JsString s) {
      return s;
    }
    if (c.receiver() instanceof JsPrimitiveObject o && o.primitive() instanceof JsString s) {
      return s;
    }
    throw c.typeError("String.prototype." + method + " requires that 'this' be a String");
  }

  // ---- units and code points ----

  private static Value at(Call c) {
    JsString s = c.thisString("at");
    double i = c.toIntegerOrInfinity(0);
    double k = i >= 0 ? i : s.length() + i;
    return k < 0 || k >= s.length() ? Undefined.INSTANCE : JsString.ofCodeUnit(heap(c), s.charAt((int) k));
  }

  private static Value charAt(Call c) {
    JsString s = c.thisString("charAt");
    double i = c.toIntegerOrInfinity(0);
    return i < 0 || i >= s.length() ? JsString.EMPTY : JsString.ofCodeUnit(heap(c), s.charAt((int) i));
  }

  private static Value charCodeAt(Call c) {
    JsString s = c.thisString("charCodeAt");
    double i = c.toIntegerOrInfinity(0);
    return i < 0 || i >= s.length() ? JsNumber.NAN : JsNumber.of(s.charAt((int) i));
  }

  private static Value codePointAt(Call c) {
    JsString s = c.thisString("codePointAt");
    double i = c.toIntegerOrInfinity(0);
    return i < 0 || i >= s.length() ? Undefined.INSTANCE : JsNumber.of(s.toString().codePointAt((int) i));
  }

  /** Index of the first surrogate without its other half, or -1. */
  private static int firstUnpaired(Call c, JsString string) {
    String s = string.toString();
    c.fuel(s.length() >> 3);
    for (int i = 0; i < s.length(); i++) {
      char unit = s.charAt(i);
      if (Character.isSurrogate(unit)) {
        if (Character.isLowSurrogate(unit) || i + 1 == s.length() || !Character.isLowSurrogate(s.charAt(i + 1))) {
          return i;
        }
        i++;
      }
    }
    return -1;
  }

  private static Value toWellFormed(Call c) {
    JsString string = c.thisString("toWellFormed");
    int unpaired = firstUnpaired(c, string);
    if (unpaired < 0) {
      return string;
    }
    String s = string.toString();
    c.fuel(s.length() >> 3);
    try (TextBuilder out = new TextBuilder(c.realm())) {
      out.append(s, 0, unpaired);
      for (int i = unpaired; i < s.length(); i++) {
        int point = s.codePointAt(i);
        if (point > 0xFFFF) {
          out.append(s, i, i + 2);
          i++;
        } else {
          out.append(Character.isSurrogate((char) point) ? '\uFFFD' : (char) point);
        }
      }
      return out.toJsString();
    }
  }

  // ---- parts ----

  private static Value concat(Call c) {
    JsString s = c.thisString("concat");
    c.fuel(c.argc());
    for (int i = 0; i < c.argc(); i++) {
      s = JsString.concat(heap(c), s, c.toJsString(i));
    }
    return s;
  }

  private static Value slice(Call c) {
    JsString s = c.thisString("slice");
    long from = c.relativeIndex(0, s.length(), 0);
    long to = c.relativeIndex(1, s.length(), s.length());
    return from >= to ? JsString.EMPTY : s.substring(heap(c), (int) from, (int) to);
  }

  private static Value substring(Call c) {
    JsString s = c.thisString("substring");
    int a = clamp(c.toIntegerOrInfinity(0), s);
    int b = c.arg(1).isUndefined() ? s.length() : clamp(c.toIntegerOrInfinity(1), s);
    return s.substring(heap(c), Math.min(a, b), Math.max(a, b));
  }

  private static Value substr(Call c) {
    JsString s = c.thisString("substr");
    int from = (int) c.relativeIndex(0, s.length(), 0);
    double count = c.arg(1).isUndefined() ? s.length() : c.toIntegerOrInfinity(1);
    int to = (int) Math.min(from + Math.max(count, 0), s.length());
    return from >= to ? JsString.EMPTY : s.substring(heap(c), from, to);
  }

  private static int clamp(double position, JsString s) {
    return (int) Math.min(Math.max(position, 0), s.length());
  }

  private static Value trim(Call c, JsString string, boolean start, boolean end) {
    String s = string.toString();
    int from = 0;
    int to = s.length();
    while (start && from < to && StringToNumber.isWhiteSpace(s.charAt(from))) {
      if ((++from & STEP - 1) == 0) {
        c.fuel(STEP >> 3);
      }
    }
    int steps = 0;
    while (end && from < to && StringToNumber.isWhiteSpace(s.charAt(to - 1))) {
      to--;
      if ((++steps & STEP - 1) == 0) {
        c.fuel(STEP >> 3);
      }
    }
    return string.substring(heap(c), from, to);
  }

  private static Value pad(Call c, String method, boolean start) {
    JsString s = c.thisString(method);
    long length = Conversions.toLength(c.realm(), c.arg(0));
    if (length <= s.length()) {
      return s;
    }
    JsString filler = c.arg(1).isUndefined() ? SPACE : c.toJsString(1);
    if (filler.length() == 0) {
      return s;
    }
    heap(c).checkStringLength(length);
    int n = (int) length - s.length();
    JsString padding = filler.repeat(heap(c), (n + (long) filler.length() - 1) / filler.length()).substring(heap(c), 0, n);
    return start ? JsString.concat(heap(c), padding, s) : JsString.concat(heap(c), s, padding);
  }

  private static Value repeat(Call c) {
    JsString s = c.thisString("repeat");
    double n = c.toIntegerOrInfinity(0);
    if (n < 0 || Double.isInfinite(n)) {
      throw c.rangeError("Invalid count value: " + (c.arg(0).isObject() ? ErrorText.describe(c.arg(0)) : c.toJsString(0)));
    }
    return s.length() == 0 ? s : s.repeat(heap(c), (long) n);
  }

  // ---- searching ----

  /** The search string of includes, startsWith and endsWith: no regular expression. */
  private static JsString plainSearch(Call c, String method) {
    if (isRegExp(c.realm(), c.arg(0))) {
      throw c.typeError("First argument to String.prototype." + method + " must not be a regular expression");
    }
    return c.toJsString(0);
  }

  /** IsRegExp, section 7.2.8. */
  static boolean isRegExp(Realm realm, Value v) {
    if (!(v instanceof JsObject o)) {
      return false;
    }
    Value matcher = o.get(realm, JsSymbol.MATCH.key());
    return matcher.isUndefined() ? o.builtinTag().equals("RegExp") : Conversions.toBoolean(matcher);
  }

  private static Value includes(Call c) {
    JsString s = c.thisString("includes");
    JsString search = plainSearch(c, "includes");
    int from = clamp(c.toIntegerOrInfinity(1), s);
    return JsBoolean.of(StringSearch.indexOf(c.realm(), s.toString(), search.toString(), from) >= 0);
  }

  private static Value startsWith(Call c) {
    JsString s = c.thisString("startsWith");
    JsString search = plainSearch(c, "startsWith");
    int from = clamp(c.toIntegerOrInfinity(1), s);
    c.fuel(search.length() >> 3);
    return JsBoolean.of(s.toString().startsWith(search.toString(), from));
  }

  private static Value endsWith(Call c) {
    JsString s = c.thisString("endsWith");
    JsString search = plainSearch(c, "endsWith");
    int end = c.arg(1).isUndefined() ? s.length() : clamp(c.toIntegerOrInfinity(1), s);
    c.fuel(search.length() >> 3);
    return JsBoolean.of(s.toString().startsWith(search.toString(), end - search.length()));
  }

  private static Value indexOf(Call c) {
    JsString s = c.thisString("indexOf");
    JsString search = c.toJsString(0);
    int from = clamp(c.toIntegerOrInfinity(1), s);
    return JsNumber.of(StringSearch.indexOf(c.realm(), s.toString(), search.toString(), from));
  }

  private static Value lastIndexOf(Call c) {
    JsString s = c.thisString("lastIndexOf");
    JsString search = c.toJsString(0);
    double position = c.toNumber(1);
    int from = position != position ? s.length() : clamp(Conversions.toIntegerOrInfinity(position), s);
    return JsNumber.of(StringSearch.lastIndexOf(c.realm(), s.toString(), search.toString(), from));
  }

  // ---- replacing and splitting ----

  private static Value replace(Call c) {
    Realm realm = c.realm();
    requireObjectCoercible(c, "replace");
    if (c.arg(0).isObject()) {
      JsFunction replacer = ObjectOperations.getMethod(realm, c.arg(0), JsSymbol.REPLACE.key());
      if (replacer != null) {
        return c.invoke(replacer, c.arg(0), c.receiver(), c.arg(1));
      }
    }
    JsString s = c.thisString("replace");
    JsString search = c.toJsString(0);
    JsFunction functional = c.arg(1) instanceof JsFunction f ? f : null;
    JsString template = functional == null ? c.toJsString(1) : null;
    int at = StringSearch.indexOf(realm, s.toString(), search.toString(), 0);
    if (at < 0) {
      return s;
    }
    try (TextBuilder out = new TextBuilder(realm)) {
      out.append(s.toString(), 0, at);
      appendReplacement(c, out, s, search, at, functional, template);
      out.append(s.toString(), at + search.length(), s.length());
      return out.toJsString();
    }
  }

  private static Value replaceAll(Call c) {
    Realm realm = c.realm();
    requireObjectCoercible(c, "replaceAll");
    if (c.arg(0).isObject()) {
      if (isRegExp(realm, c.arg(0)) && !hasGlobalFlag(c, "replaceAll")) {
        throw c.typeError("String.prototype.replaceAll called with a non-global RegExp argument");
      }
      JsFunction replacer = ObjectOperations.getMethod(realm, c.arg(0), JsSymbol.REPLACE.key());
      if (replacer != null) {
        return c.invoke(replacer, c.arg(0), c.receiver(), c.arg(1));
      }
    }
    JsString s = c.thisString("replaceAll");
    JsString search = c.toJsString(0);
    JsFunction functional = c.arg(1) instanceof JsFunction f ? f : null;
    JsString template = functional == null ? c.toJsString(1) : null;
    String text = s.toString();
    int advance = Math.max(1, search.length());
    int at = StringSearch.indexOf(realm, text, search.toString(), 0);
    if (at < 0) {
      return s;
    }
    try (TextBuilder out = new TextBuilder(realm)) {
      int copied = 0;
      while (at >= 0) {
        c.fuel(1);
        out.append(text, copied, at);
        appendReplacement(c, out, s, search, at, functional, template);
        copied = at + search.length();
        at = StringSearch.indexOf(realm, text, search.toString(), at + advance);
      }
      out.append(text, copied, text.length());
      return out.toJsString();
    }
  }

  private static void appendReplacement(Call c, TextBuilder out, JsString s, JsString search, int at, JsFunction functional,
      JsString template) {
    if (functional != null) {
      out.append(Conversions.toJsString(c.realm(),
          c.invoke(functional, Undefined.INSTANCE, search, JsNumber.of(at), s)));
    } else {
      Substitution.append(c.realm(), out, search.toString(), s.toString(), at, null, 0, 0, Undefined.INSTANCE,
          template.toString());
    }
  }

  private static void requireObjectCoercible(Call c, String method) {
    if (c.receiver().isNullish()) {
      throw c.typeError("String.prototype." + method + " called on null or undefined");
    }
  }

  /** Whether the flags property of the argument, which must not be nullish, has a g. */
  private static boolean hasGlobalFlag(Call c, String method) {
    Value flags = ((JsObject) c.arg(0)).get(c.realm(), PropertyKey.of("flags"));
    if (flags.isNullish()) {
      throw c.typeError("String.prototype." + method + " called with a regular expression whose flags are " + flags);
    }
    JsString text = Conversions.toJsString(c.realm(), flags);
    return StringSearch.indexOf(c.realm(), text.toString(), "g", 0) >= 0;
  }

  private static Value matchAll(Call c) {
    requireObjectCoercible(c, "matchAll");
    if (isRegExp(c.realm(), c.arg(0)) && !hasGlobalFlag(c, "matchAll")) {
      throw c.typeError("String.prototype.matchAll called with a non-global RegExp argument");
    }
    return viaRegExp(c, "matchAll", JsSymbol.MATCH_ALL, GLOBAL);
  }

  /** What match, matchAll and search share: the argument's own method, or that of a new regular expression. */
  private static Value viaRegExp(Call c, String method, JsSymbol symbol, Value flags) {
    Realm realm = c.realm();
    requireObjectCoercible(c, method);
    if (c.arg(0).isObject()) {
      JsFunction f = ObjectOperations.getMethod(realm, c.arg(0), symbol.key());
      if (f != null) {
        return c.invoke(f, c.arg(0), c.receiver());
      }
    }
    JsString s = c.thisString(method);
    JsRegExp rx = c.keep(JsRegExp.create(realm, c.arg(0), flags));
    if (rx.get(realm, symbol.key()) instanceof JsFunction f) {
      return c.invoke(f, rx, s);
    }
    throw c.typeError(symbol + " is not a function");
  }

  private static Value split(Call c) {
    Realm realm = c.realm();
    requireObjectCoercible(c, "split");
    if (c.arg(0).isObject()) {
      JsFunction splitter = ObjectOperations.getMethod(realm, c.arg(0), JsSymbol.SPLIT.key());
      if (splitter != null) {
        return c.invoke(splitter, c.arg(0), c.receiver(), c.arg(1));
      }
    }
    JsString s = c.thisString("split");
    long limit = c.arg(1).isUndefined() ? 0xFFFF_FFFFL : Conversions.toUint32(c.toNumber(1));
    boolean whole = c.arg(0).isUndefined();
    JsString separator = c.toJsString(0);
    try (ValueList parts = new ValueList(realm)) {
      if (limit > 0) {
        if (whole || s.length() == 0 && separator.length() > 0) {
          parts.add(s);
        } else if (separator.length() == 0) {
          splitUnits(c, s.toString(), (int) Math.min(limit, s.length()), parts);
        } else {
          splitText(c, s, separator.toString(), limit, parts);
        }
      }
      return parts.toArray();
    }
  }

  private static void splitUnits(Call c, String s, int n, ValueList parts) {
    c.fuel(n >> 2);
    parts.reserve(n);
    for (int i = 0; i < n; i++) {
      parts.add(JsString.ofCodeUnit(heap(c), s.charAt(i)));
    }
  }

  private static void splitText(Call c, JsString s, String separator, long limit, ValueList parts) {
    String text = s.toString();
    int from = 0;
    int at = StringSearch.indexOf(c.realm(), text, separator, 0);
    while (at >= 0) {
      c.fuel(2);
      parts.add(s.substring(heap(c), from, at));
      if (parts.size() == limit) {
        return;
      }
      from = at + separator.length();
      at = StringSearch.indexOf(c.realm(), text, separator, from);
    }
    parts.add(s.substring(heap(c), from, text.length()));
  }

  // ---- normal forms ----

  private static Value localeCompare(Call c) {
    JsString a = c.thisString("localeCompare");
    JsString b = c.toJsString(0);
    c.fuel((long) a.length() + b.length() >> 3);
    String x = normalized(c, a, Normalization.NFC).toString();
    String y = normalized(c, b, Normalization.NFC).toString();
    return JsNumber.of(Integer.signum(x.compareTo(y)));
  }

  private static Value normalize(Call c) {
    JsString s = c.thisString("normalize");
    String name = c.arg(0).isUndefined() ? "NFC" : c.toJsString(0).toString();
    return normalized(c, s, switch (name) {
      case "NFC" -> Normalization.NFC;
      case "NFD" -> Normalization.NFD;
      case "NFKC" -> Normalization.NFKC;
      case "NFKD" -> Normalization.NFKD;
      default -> throw c.rangeError("The normalization form should be one of NFC, NFD, NFKC, NFKD.");
    });
  }

  private static JsString normalized(Call c, JsString string, Normalization form) {
    String s = string.toString();
    c.fuel(s.length() >> 3);
    if (form.isObvious(s)) {
      return string;
    }
    c.fuel(s.length() >> 2);
    if (form.isCertain(s)) {
      return string;
    }
    long longest = form.maxLength(s);
    c.fuel(longest);
    heap(c).reserveString(longest);
    String normal = form.of(s, (int) longest);
    return normal.equals(s) ? string : JsString.reserved(heap(c), normal, (int) longest);
  }
}
