package dev.ration.intrinsics;

import dev.ration.regexp.Backtracker;
import dev.ration.regexp.RegExpFlags;
import dev.ration.regexp.RegExpProgram;
import dev.ration.runtime.Call;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.Null;
import dev.ration.runtime.ObjectOperations;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.TextBuilder;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.ValueList;

/** RegExp.prototype [ %Symbol.replace% ], section 22.2.6.11. */
final class RegExpReplace {
  private final Realm realm;
  private final JsString s;
  private final String text;
  private final JsFunction function;
  private final String template;
  private final TextBuilder out;
  /** What a replacement function is called with: the match, its captures, position, text, groups. */
  private final ValueList args;
  private int copied;

  private RegExpReplace(Realm realm, JsString s, JsFunction function, String template, TextBuilder out, ValueList args) {
    this.realm = realm;
    this.s = s;
    this.text = s.toString();
    this.function = function;
    this.template = template;
    this.out = out;
    this.args = args;
  }

  static Value replace(Call c, JsObject rx) {
    Realm realm = c.realm();
    JsString s = c.toJsString(0);
    JsFunction function = c.arg(1) instanceof JsFunction f ? f : null;
    String template = function != null ? null : c.toJsString(1).toString();
    try (TextBuilder out = new TextBuilder(realm); ValueList args = new ValueList(realm)) {
      RegExpReplace r = new RegExpReplace(realm, s, function, template, out, args);
      boolean any = rx instanceof JsRegExp regExp && regExp.isPristine(realm) ? r.direct(regExp) : r.general(rx);
      if (!any) {
        return s;
      }
      out.append(r.text, r.copied, r.text.length());
      return out.toJsString();
    }
  }

  /** A regular expression whose methods and flags are the built-in ones: makes no result objects. */
  private boolean direct(JsRegExp rx) {
    RegExpProgram program = rx.program();
    if (!program.has(RegExpFlags.GLOBAL)) {
      if (!RegExpExec.find(realm, rx, s)) {
        return false;
      }
      replaceMatch(rx.program());
      return true;
    }
    rx.setLastIndex(realm, JsNumber.ZERO);
    Backtracker m = realm.regExps().matcher();
    boolean any = false;
    long at = 0;
    while (at <= text.length()) {
      realm.charge(1);
      // User code may have used the matcher since: only what it finds now counts.
      if (!m.find(program, text, (int) at, program.has(RegExpFlags.STICKY))) {
        break;
      }
      any = true;
      int end = m.end(0);
      at = end == m.start(0) ? RegExpExec.advance(text, end, program.isUnicode()) : end;
      replaceMatch(program);
    }
    return any;
  }

  /** Replaces what the matcher has just found. */
  private void replaceMatch(RegExpProgram program) {
    Backtracker m = realm.regExps().matcher();
    int position = m.start(0);
    int end = m.end(0);
    out.append(text, copied, position);
    copied = end;
    if (function == null && StringSearch.indexOf(realm, template, "$", 0) < 0) {
      out.append(template);
      return;
    }
    int n = program.groupCount() + 1;
    realm.charge(n);
    args.truncate(0);
    for (int i = 0; i < n; i++) {
      args.add(RegExpExec.capture(realm, s, i));
    }
    Value groups = Undefined.INSTANCE;
    if (program.nameCount() > 0) {
      JsArray values = JsArray.of(realm, args.array(), 0, n);
      groups = RegExpExec.groups(realm, program, values);
    }
    replaceWith(n, position, groups);
  }

  /** Appends the replacement for the match whose {@code n} strings, itself first, are in {@link #args}. */
  private void replaceWith(int n, int position, Value groups) {
    if (function != null) {
      args.add(JsNumber.of(position));
      args.add(s);
      if (!groups.isUndefined()) {
        args.add(groups);
      }
      Value v = realm.call((Value) function, Undefined.INSTANCE, args.array(), args.size());
      out.append(Conversions.toJsString(realm, v));
      return;
    }
    Value named = groups.isUndefined() ? groups : Conversions.toObject(realm, groups);
    Substitution.append(realm, out, args.get(0).toString(), text, position, args, 1, n - 1, named, template);
  }

  private boolean general(JsObject rx) {
    String flags = RegExpExec.flags(realm, rx);
    boolean global = flags.indexOf('g') >= 0;
    boolean unicode = RegExpExec.isFullUnicode(flags);
    if (global) {
      RegExpExec.setLastIndex(realm, rx, 0);
    }
    try (ValueList results = new ValueList(realm)) {
      for (Value v = RegExpExec.exec(realm, rx, s); v != Null.INSTANCE; v = RegExpExec.exec(realm, rx, s)) {
        realm.charge(1);
        results.add(v);
        if (!global) {
          break;
        }
        Value matched = ((JsObject) v).getIndex(realm, 0);
        if (Conversions.toJsString(realm, matched).length() == 0) {
          RegExpExec.advanceLastIndex(realm, rx, s, unicode);
        }
      }
      for (int i = 0; i < results.size(); i++) {
        replaceResult((JsObject) results.get(i));
      }
      return results.size() > 0;
    }
  }

  /** Steps 14.a to 14.m: the result may be any object. */
  private void replaceResult(JsObject result) {
    long n = Math.max(1, ObjectOperations.lengthOfArrayLike(realm, result));
    JsString matched = Conversions.toJsString(realm, result.getIndex(realm, 0));
    double index = Conversions.toIntegerOrInfinity(Conversions.toNumber(realm, result.get(realm, PropertyKey.INDEX)));
    int position = (int) Math.max(0, Math.min(index, text.length()));
    args.truncate(0);
    args.add(matched);
    for (long i = 1; i < n; i++) {
      realm.charge(1);
      Value capture = result.getIndex(realm, i);
      args.add(capture.isUndefined() ? capture : Conversions.toJsString(realm, capture));
    }
    Value groups = result.get(realm, PropertyKey.GROUPS);
    int before = out.length();
    if (position >= copied) {
      out.append(text, copied, position);
      replaceWith((int) n, position, groups);
      copied = (int) Math.min(text.length(), (long) position + matched.length());
    } else {
      // The replacement is computed, as that can be seen, and dropped.
      replaceWith((int) n, position, groups);
      out.setLength(before);
    }
  }
}
