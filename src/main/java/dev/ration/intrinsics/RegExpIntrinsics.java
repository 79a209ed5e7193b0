package dev.ration.intrinsics;

import static dev.ration.runtime.Row.constructor;
import static dev.ration.runtime.Row.getter;
import static dev.ration.runtime.Row.method;
import static dev.ration.runtime.Row.prototype;
import static dev.ration.runtime.Row.staticGetter;
import static dev.ration.runtime.Row.staticMethod;

import dev.ration.number.StringToNumber;
import dev.ration.regexp.Backtracker;
import dev.ration.regexp.RegExpFlags;
import dev.ration.regexp.RegExpProgram;
import dev.ration.runtime.Call;
import dev.ration.runtime.Comparison;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.ErrorText;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.JsSymbol;
import dev.ration.runtime.Null;
import dev.ration.runtime.ObjectOperations;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Row;
import dev.ration.runtime.TextBuilder;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.ValueList;
import dev.ration.runtime.WellKnown;

/** RegExp, section 22.2: every step of matching costs 1 fuel. */
enum RegExpIntrinsics implements Intrinsic {
  REGEXP(constructor("RegExp", 2, Fuel.metered("1 per 4 units of the pattern"), "sec-regexp-constructor")),
  PROTOTYPE(prototype("sec-properties-of-the-regexp-prototype-object")),
  ESCAPE(staticMethod("escape", 1, Fuel.metered("1 per 2 units"), "sec-regexp.escape")),
  SPECIES(staticGetter(JsSymbol.SPECIES, Fuel.flat(), "sec-get-regexp-%symbol.species%")),
  EXEC(method("exec", 1, Fuel.metered("1 per step"), "sec-regexp.prototype.exec")),
  DOT_ALL(getter("dotAll", Fuel.flat(), "sec-get-regexp.prototype.dotAll")),
  FLAGS(getter("flags", Fuel.flat(8), "sec-get-regexp.prototype.flags")),
  GLOBAL(getter("global", Fuel.flat(), "sec-get-regexp.prototype.global")),
  HAS_INDICES(getter("hasIndices", Fuel.flat(), "sec-get-regexp.prototype.hasIndices")),
  IGNORE_CASE(getter("ignoreCase", Fuel.flat(), "sec-get-regexp.prototype.ignorecase")),
  MULTILINE(getter("multiline", Fuel.flat(), "sec-get-regexp.prototype.multiline")),
  SOURCE(getter("source", Fuel.metered("1 per 8 units"), "sec-get-regexp.prototype.source")),
  STICKY(getter("sticky", Fuel.flat(), "sec-get-regexp.prototype.sticky")),
  UNICODE(getter("unicode", Fuel.flat(), "sec-get-regexp.prototype.unicode")),
  UNICODE_SETS(getter("unicodeSets", Fuel.flat(), "sec-get-regexp.prototype.unicodesets")),
  COMPILE(method("compile", 2, Fuel.metered("1 per 4 units of the pattern"), "sec-regexp.prototype.compile")),
  TEST(method("test", 1, Fuel.metered("1 per step"), "sec-regexp.prototype.test")),
  TO_STRING(method("toString", 0, Fuel.metered("1 per 32 units"), "sec-regexp.prototype.tostring")),
  MATCH(method(JsSymbol.MATCH, 1, Fuel.metered("1 per step"), "sec-regexp.prototype-%symbol.match%")),
  MATCH_ALL(method(JsSymbol.MATCH_ALL, 1, Fuel.metered("as the constructor"), "sec-regexp-prototype-%symbol.matchall%")),
  REPLACE(method(JsSymbol.REPLACE, 2, Fuel.metered("1 per step, per capture, per 32 units made"),
      "sec-regexp.prototype-%symbol.replace%")),
  SEARCH(method(JsSymbol.SEARCH, 1, Fuel.metered("1 per step"), "sec-regexp.prototype-%symbol.search%")),
  SPLIT(method(JsSymbol.SPLIT, 2, Fuel.metered("1 per step and part"), "sec-regexp.prototype-%symbol.split%"));

  private static final String SYNTAX_CHARACTERS = "^$\\.*+?()[]{}|/";
  private static final String OTHER_PUNCTUATORS = ",-=<>#&!%:;@~'`\"";
  private static final String HEX = "0123456789abcdef";
  /** In the order in which flags reads them. */
  private static final String FLAG_LETTERS = "dgimsuvy";
  private static final PropertyKey HAS_INDICES_KEY = PropertyKey.of("hasIndices");
  private static final PropertyKey GLOBAL_KEY = PropertyKey.of("global");
  private static final PropertyKey IGNORE_CASE_KEY = PropertyKey.of("ignoreCase");
  private static final PropertyKey MULTILINE_KEY = PropertyKey.of("multiline");
  private static final PropertyKey DOT_ALL_KEY = PropertyKey.of("dotAll");
  private static final PropertyKey UNICODE_KEY = PropertyKey.of("unicode");
  private static final PropertyKey UNICODE_SETS_KEY = PropertyKey.of("unicodeSets");
  private static final PropertyKey STICKY_KEY = PropertyKey.of("sticky");
  private static final PropertyKey SOURCE_KEY = PropertyKey.of("source");

  private final Row row;

  RegExpIntrinsics(Row row) {
    this.row = row;
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public Value call(Call c) {
    return switch (this) {
      case REGEXP -> regExp(c);
      case ESCAPE -> escape(c);
      case SPECIES -> c.receiver();
      case EXEC -> exec(c);
      case DOT_ALL -> flag(c, RegExpFlags.DOT_ALL);
      case FLAGS -> flags(c);
      case GLOBAL -> flag(c, RegExpFlags.GLOBAL);
      case HAS_INDICES -> flag(c, RegExpFlags.HAS_INDICES);
      case IGNORE_CASE -> flag(c, RegExpFlags.IGNORE_CASE);
      case MULTILINE -> flag(c, RegExpFlags.MULTILINE);
      case SOURCE -> source(c);
      case STICKY -> flag(c, RegExpFlags.STICKY);
      case UNICODE -> flag(c, RegExpFlags.UNICODE);
      case UNICODE_SETS -> flag(c, RegExpFlags.UNICODE_SETS);
      case COMPILE -> compile(c);
      case TEST -> test(c);
      case TO_STRING -> toJsString(c);
      case MATCH -> match(c);
      case MATCH_ALL -> matchAll(c);
      case REPLACE -> RegExpReplace.replace(c, thisObject(c, "[Symbol.replace]"));
      case SEARCH -> search(c);
      case SPLIT -> RegExpSplit.split(c, thisObject(c, "[Symbol.split]"));
      case PROTOTYPE -> throw new AssertionError(this);
    };
  }

  private static JsObject thisObject(Call c, String method) {
    if (c.receiver() instanceof JsObject o) {
      return o;
    }
    throw c.typeError("RegExp.prototype." + method + " called on incompatible receiver "
        + ErrorText.describe(c.realm(), c.receiver()));
  }

  private static JsRegExp thisRegExp(Call c, String method) {
    if (c.receiver() instanceof JsRegExp r) {
      return r;
    }
    throw c.typeError("Method RegExp.prototype." + method + " called on incompatible receiver "
        + ErrorText.describe(c.realm(), c.receiver()));
  }

  // ---- constructor ----

  private static Value regExp(Call c) {
    Realm realm = c.realm();
    Value pattern = c.arg(0);
    Value flags = c.arg(1);
    boolean isRegExp = StringIntrinsics.isRegExp(realm, pattern);
    if (c.newTarget() == null && isRegExp && flags.isUndefined()
        && ((JsObject) pattern).get(realm, PropertyKey.CONSTRUCTOR) == c.callee()) {
      return pattern;
    }
    if (pattern instanceof JsRegExp r) {
      // The source as it is now: user code below may recompile the original.
      RegExpProgram program = r.program();
      pattern = c.keep(c.string(program.source()));
      flags = flags.isUndefined() ? c.string(RegExpFlags.toString(program.flags())) : flags;
    } else if (isRegExp) {
      JsObject o = (JsObject) pattern;
      pattern = c.keep(o.get(realm, SOURCE_KEY));
      flags = flags.isUndefined() ? c.keep(o.get(realm, RegExpExec.FLAGS)) : flags;
    }
    JsRegExp r = c.keep(new JsRegExp(realm, c.prototypeFromNewTarget(WellKnown.REGEXP_PROTOTYPE)));
    r.initialize(realm, pattern, flags);
    return r;
  }

  /** Construct(C, « rx, flags ») of a species constructor; null stands for %RegExp%. */
  static JsObject constructLike(Realm realm, JsFunction species, JsObject rx, JsString flags) {
    JsFunction constructor = species != null ? species : (JsFunction) realm.intrinsic(WellKnown.REGEXP);
    try (ValueList args = new ValueList(realm)) {
      args.add(rx);
      args.add(flags);
      return realm.construct(constructor, args.array(), 2, constructor);
    }
  }

  private static Value compile(Call c) {
    JsRegExp r = thisRegExp(c, "compile");
    Value pattern = c.arg(0);
    Value flags = c.arg(1);
    if (pattern instanceof JsRegExp other) {
      if (!flags.isUndefined()) {
        throw c.typeError("Invalid flags supplied to RegExp.prototype.compile");
      }
      pattern = c.keep(c.string(other.program().source()));
      flags = c.string(RegExpFlags.toString(other.program().flags()));
    }
    r.initialize(c.realm(), pattern, flags);
    return r;
  }

  private static Value escape(Call c) {
    if (!(c.arg(0) instanceof JsString string)) {
      throw c.typeError(ErrorText.describe(c.realm(), c.arg(0)) + " is not a string");
    }
    String s = string.toString();
    c.fuel(s.length() >> 1);
    try (TextBuilder out = new TextBuilder(c.realm())) {
      for (int i = 0; i < s.length(); i++) {
        int point = s.codePointAt(i);
        char unit = s.charAt(i);
        boolean first = i == 0 && (unit >= '0' && unit <= '9' || unit >= 'a' && unit <= 'z' || unit >= 'A' && unit <= 'Z');
        if (point > 0xFFFF) {
          out.append(s, i, i + 2);
          i++;
        } else if (first || OTHER_PUNCTUATORS.indexOf(unit) >= 0) {
          hex(out.append("\\x"), unit, 2);
        } else if (SYNTAX_CHARACTERS.indexOf(unit) >= 0) {
          out.append('\\').append(unit);
        } else if (unit >= '\t' && unit <= '\r') {
          out.append('\\').append("tnvfr".charAt(unit - '\t'));
        } else if (StringToNumber.isWhiteSpace(unit) || Character.isSurrogate(unit)) {
          hex(out.append(unit < 256 ? "\\x" : "\\u"), unit, unit < 256 ? 2 : 4);
        } else {
          out.append(unit);
        }
      }
      return out.toJsString();
    }
  }

  private static void hex(TextBuilder out, char c, int digits) {
    for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) {
      out.append(HEX.charAt(c >> shift & 15));
    }
  }

  // ---- flags and source ----

  private static Value flag(Call c, int flag) {
    if (c.receiver() instanceof JsRegExp r) {
      return JsBoolean.of(r.program().has(flag));
    }
    if (c.receiver() == c.realm().intrinsic(WellKnown.REGEXP_PROTOTYPE)) {
      return Undefined.INSTANCE;
    }
    throw c.typeError("RegExp.prototype." + ((RegExpIntrinsics) c.callee().intrinsic()).row.name()
        + " getter called on non-RegExp object");
  }

  private static Value flags(Call c) {
    Realm realm = c.realm();
    JsObject r = thisObject(c, "flags");
    String text = "";
    for (int i = 0; i < FLAG_LETTERS.length(); i++) {
      PropertyKey key = switch (FLAG_LETTERS.charAt(i)) {
        case 'd' -> HAS_INDICES_KEY;
        case 'g' -> GLOBAL_KEY;
        case 'i' -> IGNORE_CASE_KEY;
        case 'm' -> MULTILINE_KEY;
        case 's' -> DOT_ALL_KEY;
        case 'u' -> UNICODE_KEY;
        case 'v' -> UNICODE_SETS_KEY;
        default -> STICKY_KEY;
      };
      if (Conversions.toBoolean(r.get(realm, key))) {
        text += FLAG_LETTERS.charAt(i);
      }
    }
    return c.string(text);
  }

  private static Value source(Call c) {
    if (c.receiver() instanceof JsRegExp r) {
      return escapedSource(c, r.program().source());
    }
    if (c.receiver() == c.realm().intrinsic(WellKnown.REGEXP_PROTOTYPE)) {
      return c.string("(?:)");
    }
    throw c.typeError("RegExp.prototype.source getter called on non-RegExp object");
  }

  /** EscapeRegExpPattern, section 22.2.6.13.1: the text can stand between slashes. */
  private static JsString escapedSource(Call c, String source) {
    c.fuel(source.length() >> 3);
    if (source.isEmpty()) {
      return c.string("(?:)");
    }
    try (TextBuilder out = new TextBuilder(c.realm())) {
      boolean inClass = false;
      int copied = 0;
      for (int i = 0; i < source.length(); i++) {
        char unit = source.charAt(i);
        String escape = switch (unit) {
          case '/' -> inClass ? null : "\\/";
          case '\n' -> "\\n";
          case '\r' -> "\\r";
          case '\u2028' -> "\\u2028";
          case '\u2029' -> "\\u2029";
          default -> null;
        };
        if (escape != null) {
          out.append(source, copied, i).append(escape);
          copied = i + 1;
        } else if (unit == '\\' && i + 1 < source.length()) {
          char next = source.charAt(i + 1);
          boolean terminator = next == '\n' || next == '\r' || next == '\u2028' || next == '\u2029';
          if (terminator) {
            out.append(source, copied, i); // the escape of the terminator brings its own backslash
            copied = i + 1;
          } else {
            i++;
          }
        } else if (unit == '[') {
          inClass = true;
        } else if (unit == ']') {
          inClass = false;
        }
      }
      out.append(source, copied, source.length());
      return out.toJsString();
    }
  }

  private static Value toJsString(Call c) {
    Realm realm = c.realm();
    JsObject r = thisObject(c, "toString");
    try (TextBuilder out = new TextBuilder(realm)) {
      out.append('/').append(Conversions.toJsString(realm, r.get(realm, SOURCE_KEY)));
      out.append('/').append(Conversions.toJsString(realm, r.get(realm, RegExpExec.FLAGS)));
      return out.toJsString();
    }
  }

  // ---- matching ----

  private static Value exec(Call c) {
    JsRegExp r = thisRegExp(c, "exec");
    JsString s = c.toJsString(0);
    return RegExpExec.find(c.realm(), r, s) ? RegExpExec.result(c.realm(), r.program(), s) : Null.INSTANCE;
  }

  private static Value test(Call c) {
    JsObject r = thisObject(c, "test");
    return JsBoolean.of(RegExpExec.test(c.realm(), r, c.toJsString(0)));
  }

  private static Value match(Call c) {
    Realm realm = c.realm();
    JsObject rx = thisObject(c, "[Symbol.match]");
    JsString s = c.toJsString(0);
    if (rx instanceof JsRegExp r && r.isPristine(realm)) {
      return r.program().has(RegExpFlags.GLOBAL) ? matchDirect(realm, r, s) : RegExpExec.exec(realm, rx, s);
    }
    String flags = RegExpExec.flags(realm, rx);
    if (flags.indexOf('g') < 0) {
      return RegExpExec.exec(realm, rx, s);
    }
    boolean unicode = RegExpExec.isFullUnicode(flags);
    RegExpExec.setLastIndex(realm, rx, 0);
    try (ValueList all = new ValueList(realm)) {
      for (Value v = RegExpExec.exec(realm, rx, s); v != Null.INSTANCE; v = RegExpExec.exec(realm, rx, s)) {
        c.fuel(1);
        JsString matched = Conversions.toJsString(realm, ((JsObject) v).getIndex(realm, 0));
        all.add(matched);
        if (matched.length() == 0) {
          RegExpExec.advanceLastIndex(realm, rx, s, unicode);
        }
      }
      return all.size() == 0 ? Null.INSTANCE : all.toArray();
    }
  }

  private static Value matchDirect(Realm realm, JsRegExp r, JsString s) {
    RegExpProgram program = r.program();
    Backtracker m = realm.regExps().matcher();
    String text = s.toString();
    r.setLastIndex(realm, JsNumber.ZERO);
    try (ValueList all = new ValueList(realm)) {
      long at = 0;
      while (at <= text.length() && m.find(program, text, (int) at, program.has(RegExpFlags.STICKY))) {
        realm.charge(1);
        all.add(RegExpExec.capture(realm, s, 0));
        int end = m.end(0);
        at = end == m.start(0) ? RegExpExec.advance(text, end, program.isUnicode()) : end;
      }
      return all.size() == 0 ? Null.INSTANCE : all.toArray();
    }
  }

  private static Value matchAll(Call c) {
    Realm realm = c.realm();
    JsObject r = thisObject(c, "[Symbol.matchAll]");
    JsString s = c.toJsString(0);
    JsFunction species = ObjectOperations.speciesConstructor(realm, r, realm.intrinsic(WellKnown.REGEXP));
    JsString flags = c.keep(Conversions.toJsString(realm, r.get(realm, RegExpExec.FLAGS)));
    JsObject matcher = c.keep(constructLike(realm, species, r, flags));
    long lastIndex = Conversions.toLength(realm, r.get(realm, PropertyKey.LAST_INDEX));
    RegExpExec.setLastIndex(realm, matcher, lastIndex);
    String letters = flags.toString();
    return new RegExpStringIterator(realm, matcher, s, letters.indexOf('g') >= 0, RegExpExec.isFullUnicode(letters));
  }

  private static Value search(Call c) {
    Realm realm = c.realm();
    JsObject rx = thisObject(c, "[Symbol.search]");
    JsString s = c.toJsString(0);
    Value previous = c.keep(rx.get(realm, PropertyKey.LAST_INDEX));
    if (!Comparison.sameValue(realm, previous, JsNumber.ZERO)) {
      ObjectOperations.setOrThrow(realm, rx, PropertyKey.LAST_INDEX, JsNumber.ZERO);
    }
    Value result = c.keep(RegExpExec.exec(realm, rx, s));
    if (!Comparison.sameValue(realm, rx.get(realm, PropertyKey.LAST_INDEX), previous)) {
      ObjectOperations.setOrThrow(realm, rx, PropertyKey.LAST_INDEX, previous);
    }
    return result == Null.INSTANCE ? JsNumber.of(-1) : ((JsObject) result).get(realm, PropertyKey.INDEX);
  }
}
