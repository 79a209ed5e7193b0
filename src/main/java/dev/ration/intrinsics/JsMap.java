package dev.ration.intrinsics;

import dev.ration.runtime.Census;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.Realm;

/** A Map object, section 24.1. */
public final class JsMap extends JsObject {
  private final OrderedTable data = new OrderedTable(true);

  JsMap(Realm realm, JsObject prototype) {
    super(realm.heap(), prototype, OrderedTable.OWN_WEIGHT);
  }

  /** [[MapData]]. */
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
