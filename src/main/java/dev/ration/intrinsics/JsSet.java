package dev.ration.intrinsics;

import dev.ration.runtime.Census;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.Realm;

/** A Set object, section 24.2. */
public final class JsSet extends JsObject {
  private final OrderedTable data = new OrderedTable(false);

  JsSet(Realm realm, JsObject prototype) {
    super(realm.heap(), prototype, OrderedTable.OWN_WEIGHT);
  }

  /** [[SetData]]. */
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
