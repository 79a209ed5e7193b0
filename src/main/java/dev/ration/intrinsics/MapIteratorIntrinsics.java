package dev.ration.intrinsics;

import dev.ration.runtime.Call;
import dev.ration.runtime.ErrorText;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.Iteration;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Row;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/** %MapIteratorPrototype%, section 24.1.5.2. */
enum MapIteratorIntrinsics implements Intrinsic, Iteration.DirectNext {
  PROTOTYPE(Row.prototype("sec-%mapiteratorprototype%-object").withParent(WellKnown.ITERATOR_PROTOTYPE)),
  NEXT(Row.method("next", 0, Fuel.flat(), "sec-%mapiteratorprototype%.next")),
  TO_STRING_TAG(Row.toStringTag("Map Iterator", "sec-%mapiteratorprototype%-%symbol.tostringtag%"));

  private final Row row;

  MapIteratorIntrinsics(Row row) {
    this.row = row;
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public Value call(Call c) {
    return switch (this) {
      case NEXT -> next(c);
      case PROTOTYPE, TO_STRING_TAG -> throw new AssertionError(this);
    };
  }

  private static Value next(Call c) {
    if (!(c.receiver() instanceof CollectionIterator it) || !it.isOfMap()) {
      throw c.typeError("Method Map Iterator.prototype.next called on incompatible receiver "
          + ErrorText.describe(c.realm(), c.receiver()));
    }
    return ArrayIteratorIntrinsics.result(c, it.next(c.realm()));
  }

  @Override
  public Value nextValue(Realm realm, JsObject iterator) {
    return iterator instanceof CollectionIterator it && it.isOfMap() ? it.next(realm) : NOT_MINE;
  }
}
