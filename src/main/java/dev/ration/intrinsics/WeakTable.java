package dev.ration.intrinsics;

import dev.ration.runtime.Census;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Value;

/**
 * A WeakMap or WeakSet object, sections 24.3 and 24.4. What it holds for an object is kept by that object, so that it lives
 * exactly as long as its key; what it holds for a symbol is kept here.
 */
abstract class WeakTable extends JsObject {
  private final OrderedTable symbols = new OrderedTable(true);

  WeakTable(Realm realm, JsObject prototype) {
    super(realm.heap(), prototype, OrderedTable.OWN_WEIGHT);
  }

  /** The value for {@code key}, or null. */
  final Value find(Realm realm, Value key) {
    if (key instanceof JsObject o) {
      return o.weakValue(realm, this);
    }
    int e = symbols.find(realm, key);
    return e < 0 ? null : symbols.value(e);
  }

  /** Holds {@code value} for a key that CanBeHeldWeakly. */
  final void put(Realm realm, Value key, Value value) {
    if (key instanceof JsObject o) {
      o.setWeakValue(realm, this, value);
    } else {
      symbols.put(realm, key, value);
    }
  }

  /** Removes {@code key}; false when it was not there. */
  final boolean remove(Realm realm, Value key) {
    return key instanceof JsObject o ? o.removeWeakValue(realm, this) : symbols.remove(realm, key);
  }

  @Override
  protected final long weight() {
    return super.weight() + symbols.weight();
  }

  @Override
  protected final void trace(Census census) {
    super.trace(census);
    symbols.trace(census);
  }
}
