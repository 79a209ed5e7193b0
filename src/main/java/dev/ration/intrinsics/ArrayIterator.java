package dev.ration.intrinsics;

import dev.ration.runtime.Call;
import dev.ration.runtime.Census;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/** An Array Iterator object, section 23.1.5. */
final class ArrayIterator extends JsObject {
  /** What each step gives. */
  enum Kind { KEYS, VALUES, ENTRIES }

  private static final int EXTRA = 24;

  private final Kind kind;
  private JsObject target;
  private long index;

  private ArrayIterator(Realm realm, JsObject target, Kind kind) {
    super(realm.heap(), realm.intrinsic(WellKnown.ARRAY_ITERATOR_PROTOTYPE), EXTRA);
    this.target = target;
    this.kind = kind;
  }

  /** CreateArrayIterator on the receiver of {@code c}. */
  static ArrayIterator create(Call c, Kind kind) {
    return new ArrayIterator(c.realm(), Conversions.toObject(c.realm(), c.receiver()), kind);
  }

  /** The next value, or null at the end, which is final. */
  Value next(Realm realm) {
    JsObject o = target;
    if (o == null) {
      return null;
    }
    if (index >= ArrayElements.length(realm, o)) {
      target = null;
      return null;
    }
    long i = index++;
    return switch (kind) {
      case VALUES -> o.getIndex(realm, i);
      case KEYS -> JsNumber.of((double) i);
      case ENTRIES -> entry(realm, JsNumber.of((double) i), o.getIndex(realm, i));
    };
  }

  /** CreateArrayFromList of a key and its value. */
  static JsArray entry(Realm realm, Value key, Value value) {
    JsArray entry = JsArray.withCapacity(realm, 2);
    ArrayElements.create(realm, entry, 0, key);
    ArrayElements.create(realm, entry, 1, value);
    return entry;
  }

  @Override
  protected long weight() {
    return super.weight() + EXTRA;
  }

  @Override
  protected void trace(Census census) {
    super.trace(census);
    census.visit(target);
  }
}
