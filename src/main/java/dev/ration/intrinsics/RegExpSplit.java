package dev.ration.intrinsics;

import dev.ration.regexp.Backtracker;
import dev.ration.regexp.RegExpProgram;
import dev.ration.runtime.Call;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.Null;
import dev.ration.runtime.ObjectOperations;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Value;
import dev.ration.runtime.ValueList;
import dev.ration.runtime.WellKnown;

/** RegExp.prototype [ %Symbol.split% ], section 22.2.6.14. */
final class RegExpSplit {
  private RegExpSplit() {}

  static Value split(Call c, JsObject rx) {
    Realm realm = c.realm();
    JsString s = c.toJsString(0);
    if (rx instanceof JsRegExp r && r.isPristine(realm) && realm.intrinsic(WellKnown.REGEXP).isPristine()) {
      RegExpProgram program = r.program(); // as the splitter would have it, whatever limit does
      long limit = limit(c);
      try (ValueList parts = new ValueList(realm)) {
        if (limit > 0) {
          direct(realm, program, s, limit, parts);
        }
        return parts.toArray();
      }
    }
    JsFunction species = ObjectOperations.speciesConstructor(realm, rx, realm.intrinsic(WellKnown.REGEXP));
    String flags = RegExpExec.flags(realm, rx);
    JsString newFlags = c.string(flags.indexOf('y') >= 0 ? flags : flags + "y");
    JsObject splitter = c.keep(RegExpIntrinsics.constructLike(realm, species, rx, newFlags));
    long limit = limit(c);
    try (ValueList parts = new ValueList(realm)) {
      if (limit > 0) {
        general(realm, splitter, s, RegExpExec.isFullUnicode(flags), limit, parts);
      }
      return parts.toArray();
    }
  }

  private static long limit(Call c) {
    return c.arg(1).isUndefined() ? 0xFFFF_FFFFL : Conversions.toUint32(c.toNumber(1));
  }

  private static void direct(Realm realm, RegExpProgram program, JsString s, long limit, ValueList parts) {
    String text = s.toString();
    Backtracker m = realm.regExps().matcher();
    int n = text.length();
    if (n == 0) {
      if (!m.find(program, text, 0, true)) {
        parts.add(s);
      }
      return;
    }
    int from = 0;
    long at = 0;
    while (at < n) {
      realm.charge(1);
      if (!m.find(program, text, (int) at, false) || m.start(0) >= n) {
        break;
      }
      int end = m.end(0);
      if (end == from) {
        at = RegExpExec.advance(text, Math.max(at, m.start(0)), program.isUnicode());
        continue;
      }
      parts.add(s.substring(realm.heap(), from, m.start(0)));
      if (parts.size() == limit) {
        return;
      }
      realm.charge(program.groupCount());
      for (int i = 1; i <= program.groupCount(); i++) {
        parts.add(RegExpExec.capture(realm, s, i));
        if (parts.size() == limit) {
          return;
        }
      }
      from = end;
      // An empty match: at its own end the next one would be empty too, and not count.
      at = end == m.start(0) ? RegExpExec.advance(text, end, program.isUnicode()) : end;
    }
    parts.add(s.substring(realm.heap(), from, n));
  }

  private static void general(Realm realm, JsObject splitter, JsString s, boolean unicode, long limit, ValueList parts) {
    String text = s.toString();
    int n = text.length();
    if (n == 0) {
      if (RegExpExec.exec(realm, splitter, s) == Null.INSTANCE) {
        parts.add(s);
      }
      return;
    }
    int from = 0;
    long at = 0;
    while (at < n) {
      realm.charge(1);
      RegExpExec.setLastIndex(realm, splitter, at);
      Value z = RegExpExec.exec(realm, splitter, s);
      if (z == Null.INSTANCE) {
        at = RegExpExec.advance(text, at, unicode);
        continue;
      }
      long end = Math.min(n, Conversions.toLength(realm, splitter.get(realm, PropertyKey.LAST_INDEX)));
      if (end == from) {
        at = RegExpExec.advance(text, at, unicode);
        continue;
      }
      parts.add(s.substring(realm.heap(), from, (int) at));
      if (parts.size() == limit) {
        return;
      }
      from = (int) end;
      JsObject result = (JsObject) z;
      long captures = ObjectOperations.lengthOfArrayLike(realm, result) - 1;
      for (long i = 1; i <= captures; i++) {
        realm.charge(1);
        parts.add(result.getIndex(realm, i));
        if (parts.size() == limit) {
          return;
        }
      }
      at = from;
    }
    parts.add(s.substring(realm.heap(), from, n));
  }
}
