package dev.ration.intrinsics;

import dev.ration.runtime.Census;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.Null;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/** A RegExp String Iterator object, section 22.2.9: what matchAll returns. */
final class RegExpStringIterator extends JsObject {
  private static final int EXTRA = 24;

  private JsObject matcher;
  private final JsString string;
  private final boolean global;
  private final boolean unicode;

  RegExpStringIterator(Realm realm, JsObject matcher, JsString string, boolean global, boolean unicode) {
    super(realm.heap(), realm.intrinsic(WellKnown.REGEXP_STRING_ITERATOR_PROTOTYPE), EXTRA);
    this.matcher = matcher;
    this.string = string;
    this.global = global;
    this.unicode = unicode;
  }

  /** The next match object, or null at the end and ever after. */
  Value next(Realm realm) {
    JsObject r = matcher;
    if (r == null) {
      return null;
    }
    boolean ok = false;
    try {
      Value match = RegExpExec.exec(realm, r, string);
      if (match == Null.INSTANCE) {
        return null;
      }
      if (global) {
        JsString matched = Conversions.toJsString(realm, ((JsObject) match).getIndex(realm, 0));
        if (matched.length() == 0) {
          RegExpExec.advanceLastIndex(realm, r, string, unicode);
        }
        ok = true;
      }
      return match;
    } finally {
      if (!ok) {
        matcher = null;
      }
    }
  }

  @Override
  protected long weight() {
    return super.weight() + EXTRA;
  }

  @Override
  protected void trace(Census census) {
    super.trace(census);
    census.visit(matcher);
    census.visit(string);
  }
}
