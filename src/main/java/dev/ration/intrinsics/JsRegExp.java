package dev.ration.intrinsics;

import dev.ration.regexp.RegExpFlags;
import dev.ration.regexp.RegExpProgram;
import dev.ration.regexp.RegExpSyntaxError;
import dev.ration.runtime.Attributes;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.PropertyDescriptor;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/** A RegExp object: its own property lastIndex is always its first slot, as it can never be removed. */
final class JsRegExp extends JsObject {
  private static final int EXTRA = 16;

  private RegExpProgram program;

  /** RegExpAlloc, section 22.2.3.2. */
  JsRegExp(Realm realm, JsObject prototype) {
    super(realm.heap(), prototype, EXTRA);
    defineOwnProperty(realm, PropertyKey.LAST_INDEX, PropertyDescriptor.data(JsNumber.ZERO, Attributes.WRITABLE));
  }

  /** RegExpCreate, section 22.2.3.1. */
  static JsRegExp create(Realm realm, Value pattern, Value flags) {
    JsRegExp r = new JsRegExp(realm, realm.intrinsic(WellKnown.REGEXP_PROTOTYPE));
    r.initialize(realm, pattern, flags);
    return r;
  }

  /** RegExpInitialize, section 22.2.3.3. */
  void initialize(Realm realm, Value pattern, Value flags) {
    JsString p = pattern.isUndefined() ? JsString.EMPTY : Conversions.toJsString(realm, pattern);
    JsString f = flags.isUndefined() ? JsString.EMPTY : Conversions.toJsString(realm, flags);
    try {
      program = realm.regExps().compile(p.toString(), RegExpFlags.parse(f.toString()));
    } catch (RegExpSyntaxError e) {
      throw realm.syntaxError(e.getMessage());
    }
    setLastIndex(realm, JsNumber.ZERO);
  }

  RegExpProgram program() {
    return program;
  }

  /** Whether nothing but the built-in methods and flags can be seen through this object. */
  boolean isPristine(Realm realm) {
    JsObject prototype = realm.intrinsic(WellKnown.REGEXP_PROTOTYPE);
    return shape().size() == 1 && getPrototypeOf() == prototype && prototype.isPristine();
  }

  Value lastIndex(Realm realm) {
    return slot(realm, 0);
  }

  /** Set(R, "lastIndex", v, true). */
  void setLastIndex(Realm realm, Value v) {
    if ((shape().attributes(0) & Attributes.WRITABLE) == 0) {
      throw realm.typeError("Cannot assign to read only property 'lastIndex' of object '[object RegExp]'");
    }
    setSlot(realm, 0, v);
  }

  @Override
  public String builtinTag() {
    return "RegExp";
  }

  @Override
  protected long weight() {
    return super.weight() + EXTRA + (program == null ? 0 : program.weight());
  }
}
