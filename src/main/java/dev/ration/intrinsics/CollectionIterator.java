package dev.ration.intrinsics;

import dev.ration.runtime.Census;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/** A Map Iterator or a Set Iterator object, sections 24.1.5 and 24.2.6: steps 1 fuel each, charged by the caller. */
final class CollectionIterator extends JsObject {
  private static final int EXTRA = 24 + OrderedTable.Cursor.WEIGHT;

  private final boolean ofMap;
  private final ArrayIterator.Kind kind;
  private JsObject collection;
  private OrderedTable data;
  private OrderedTable.Cursor cursor;

  CollectionIterator(Realm realm, JsMap map, ArrayIterator.Kind kind) {
    this(realm, realm.intrinsic(WellKnown.MAP_ITERATOR_PROTOTYPE), true, map, map.data(), kind);
  }

  CollectionIterator(Realm realm, JsSet set, ArrayIterator.Kind kind) {
    this(realm, realm.intrinsic(WellKnown.SET_ITERATOR_PROTOTYPE), false, set, set.data(), kind);
  }

  private CollectionIterator(Realm realm, JsObject prototype, boolean ofMap, JsObject collection, OrderedTable data,
      ArrayIterator.Kind kind) {
    super(realm.heap(), prototype, EXTRA);
    this.ofMap = ofMap;
    this.kind = kind;
    this.collection = collection;
    this.data = data;
    this.cursor = new OrderedTable.Cursor(data);
  }

  /** Whether it walks a Map rather than a Set. */
  boolean isOfMap() {
    return ofMap;
  }

  /** The next value, or null at the end, which is final. */
  Value next(Realm realm) {
    if (cursor == null) {
      return null;
    }
    int e = cursor.advance(realm);
    if (e < 0) {
      collection = null;
      data = null;
      cursor = null;
      return null;
    }
    return switch (kind) {
      case KEYS -> data.key(e);
      case VALUES -> data.value(e);
      case ENTRIES -> ArrayIterator.entry(realm, data.key(e), data.value(e));
    };
  }

  @Override
  protected long weight() {
    return super.weight() + EXTRA;
  }

  @Override
  protected void trace(Census census) {
    super.trace(census);
    census.visit(collection);
  }
}
