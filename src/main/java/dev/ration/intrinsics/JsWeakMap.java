package dev.ration.intrinsics;

import dev.ration.runtime.Census;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.Realm;

/**
 * A WeakMap object, section 24.3. Its keys live as long as it does: whether a key that nothing else holds is dropped
 * cannot be seen by guest code, and nothing a guest sees may depend on when a collector runs.
 */
final class JsWeakMap extends JsObject {
  private final OrderedTable data = new OrderedTable(true);

  JsWeakMap(Realm realm, JsObject prototype) {
    super(realm.heap(), prototype, OrderedTable.OWN_WEIGHT);
  }

  /** [[WeakMapData]]. */
  OrderedTable data() {
    return data;
  }

  @Override
  protected long weight() {
    return super.weight() + data.weight();
  }

  @Override
  protected void trace(Census census) {
    super.trace(census);
    data.trace(census);
  }
}
