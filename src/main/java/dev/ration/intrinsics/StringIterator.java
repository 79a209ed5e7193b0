package dev.ration.intrinsics;

import dev.ration.runtime.Census;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.Realm;
import dev.ration.runtime.WellKnown;

/** A String Iterator object, section 22.1.5: the code points of a string, unpaired surrogates by themselves. */
final class StringIterator extends JsObject {
  private static final int EXTRA = 16;

  private JsString string;
  private int position;

  StringIterator(Realm realm, JsString string) {
    super(realm.heap(), realm.intrinsic(WellKnown.STRING_ITERATOR_PROTOTYPE), EXTRA);
    this.string = string;
  }

  /** The next code point as a string, or null at the end and ever after. */
  JsString next(Realm realm) {
    if (string == null || position >= string.length()) {
      string = null;
      return null;
    }
    int from = position;
    boolean pair = Character.isHighSurrogate(string.charAt(from)) && from + 1 < string.length()
        && Character.isLowSurrogate(string.charAt(from + 1));
    position = from + (pair ? 2 : 1);
    return string.substring(realm.heap(), from, position);
  }

  @Override
  protected long weight() {
    return super.weight() + EXTRA;
  }

  @Override
  protected void trace(Census census) {
    super.trace(census);
    census.visit(string);
  }
}
