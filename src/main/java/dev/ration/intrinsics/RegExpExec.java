package dev.ration.intrinsics;

import dev.ration.regexp.Backtracker;
import dev.ration.regexp.RegExpFlags;
import dev.ration.regexp.RegExpProgram;
import dev.ration.runtime.Attributes;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.ErrorText;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.NativeFunction;
import dev.ration.runtime.Null;
import dev.ration.runtime.ObjectOperations;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.ValueList;

/** RegExpExec, RegExpBuiltinExec and the objects that show a match: sections 22.2.7.1 to 22.2.7.8. */
final class RegExpExec {
  static final PropertyKey EXEC = PropertyKey.of("exec");
  static final PropertyKey FLAGS = PropertyKey.of("flags");
  private static final PropertyKey INDICES = PropertyKey.of("indices");

  private RegExpExec() {}

  /** RegExpExec: a result object or null. */
  static Value exec(Realm realm, JsObject r, JsString s) {
    Value exec = r.get(realm, EXEC);
    if (exec instanceof JsFunction f && !isBuiltin(f, r)) {
      Value result = realm.call(f, r, s);
      if (!result.isObject() && result != Null.INSTANCE) {
        throw realm.typeError("RegExp exec method returned something other than an Object or null");
      }
      return result;
    }
    if (!(r instanceof JsRegExp regExp)) {
      throw realm.typeError("Method RegExp.prototype.exec called on incompatible receiver "
          + ErrorText.describe(realm, r));
    }
    realm.charge(1);
    return find(realm, regExp, s) ? result(realm, regExp.program(), s) : Null.INSTANCE;
  }

  /** As {@link #exec} where only the existence of a match matters. */
  static boolean test(Realm realm, JsObject r, JsString s) {
    if (r instanceof JsRegExp regExp && r.get(realm, EXEC) instanceof NativeFunction f && isBuiltin(f, r)) {
      realm.charge(1);
      return find(realm, regExp, s);
    }
    return exec(realm, r, s) != Null.INSTANCE;
  }

  private static boolean isBuiltin(JsFunction f, JsObject r) {
    return f instanceof NativeFunction n && n.intrinsic() == RegExpIntrinsics.EXEC && r instanceof JsRegExp;
  }

  /** RegExpBuiltinExec up to step 16: leaves the match in the realm's matcher. */
  static boolean find(Realm realm, JsRegExp r, JsString s) {
    long lastIndex = Conversions.toLength(realm, r.lastIndex(realm));
    RegExpProgram program = r.program(); // user code may have recompiled it
    boolean moves = program.has(RegExpFlags.GLOBAL | RegExpFlags.STICKY);
    if (!moves) {
      lastIndex = 0;
    }
    boolean found = lastIndex <= s.length()
        && realm.regExps().matcher().find(program, s.toString(), (int) lastIndex, program.has(RegExpFlags.STICKY));
    if (moves) {
      r.setLastIndex(realm, found ? JsNumber.of(realm.regExps().matcher().end(0)) : JsNumber.ZERO);
    }
    return found;
  }

  /** Capture {@code i} of the last match as a string, or undefined. */
  static Value capture(Realm realm, JsString s, int i) {
    Backtracker m = realm.regExps().matcher();
    int start = m.start(i);
    return start < 0 ? Undefined.INSTANCE : s.substring(realm.heap(), start, m.end(i));
  }

  /** The array that exec returns for the last match. */
  static JsArray result(Realm realm, RegExpProgram program, JsString s) {
    int n = program.groupCount() + 1;
    realm.charge(2 + n);
    JsArray a;
    try (ValueList captures = new ValueList(realm)) {
      for (int i = 0; i < n; i++) {
        captures.add(capture(realm, s, i));
      }
      a = captures.toArray();
    }
    try (ValueList held = new ValueList(realm)) {
      held.add(a);
      add(realm, a, PropertyKey.INDEX, JsNumber.of(realm.regExps().matcher().start(0)));
      add(realm, a, PropertyKey.INPUT, s);
      add(realm, a, PropertyKey.GROUPS, groups(realm, program, a));
      if (program.has(RegExpFlags.HAS_INDICES)) {
        add(realm, a, INDICES, indices(realm, program, held));
      }
      return a;
    }
  }

  /** CreateDataProperty of a named property that a new array does not have. */
  private static void add(Realm realm, JsArray a, PropertyKey key, Value v) {
    a.addSlot(realm, a.shape().add(realm, key, Attributes.ALL), v);
  }

  /** The groups object over {@code values} by number, or undefined if no group has a name. */
  static Value groups(Realm realm, RegExpProgram program, JsArray values) {
    int n = program.nameCount();
    if (n == 0) {
      return Undefined.INSTANCE;
    }
    realm.charge(n);
    JsObject groups = JsObject.create(realm, (JsObject) null);
    for (int i = 0; i < n; i++) {
      Value v = Undefined.INSTANCE;
      realm.charge(program.groupsOfName(i) >> 3);
      for (int k = 0; k < program.groupsOfName(i) && v.isUndefined(); k++) {
        v = values.getIndex(realm, program.groupOfName(i, k));
      }
      groups.createDataProperty(realm, PropertyKey.of(program.groupName(i)), v);
    }
    return groups;
  }

  /** MakeMatchIndicesIndexPairArray. */
  private static JsArray indices(Realm realm, RegExpProgram program, ValueList held) {
    Backtracker m = realm.regExps().matcher();
    int n = program.groupCount() + 1;
    realm.charge(n);
    try (ValueList pairs = new ValueList(realm)) {
      for (int i = 0; i < n; i++) {
        if (m.start(i) < 0) {
          pairs.add(Undefined.INSTANCE);
        } else {
          try (ValueList pair = new ValueList(realm)) {
            pair.add(JsNumber.of(m.start(i)));
            pair.add(JsNumber.of(m.end(i)));
            pairs.add(pair.toArray());
          }
        }
      }
      JsArray a = pairs.toArray();
      held.add(a);
      a.createDataProperty(realm, PropertyKey.GROUPS, groups(realm, program, a));
      return a;
    }
  }

  /** AdvanceStringIndex, section 22.2.7.3. */
  static long advance(String s, long index, boolean unicode) {
    if (!unicode || index + 1 >= s.length()) {
      return index + 1;
    }
    return index + Character.charCount(s.codePointAt((int) index));
  }

  /** Moves lastIndex on after an empty match. */
  static void advanceLastIndex(Realm realm, JsObject r, JsString s, boolean unicode) {
    long index = Conversions.toLength(realm, r.get(realm, PropertyKey.LAST_INDEX));
    setLastIndex(realm, r, advance(s.toString(), index, unicode));
  }

  /** Set(r, "lastIndex", index, true). */
  static void setLastIndex(Realm realm, JsObject r, long index) {
    ObjectOperations.setOrThrow(realm, r, PropertyKey.LAST_INDEX, JsNumber.of((double) index));
  }

  /** ToString(Get(r, "flags")). */
  static String flags(Realm realm, JsObject r) {
    return Conversions.toJsString(realm, r.get(realm, FLAGS)).toString();
  }

  static boolean isFullUnicode(String flags) {
    return flags.indexOf('u') >= 0 || flags.indexOf('v') >= 0;
  }
}
