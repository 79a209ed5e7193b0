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

/** %SetIteratorPrototype%, section 24.2.6.2. */
enum SetIteratorIntrinsics implements Intrinsic, Iteration.DirectNext {
  PROTOTYPE(Row.prototype("sec-%setiteratorprototype%-object").withParent(WellKnown.ITERATOR_PROTOTYPE)),
  NEXT(Row.method("next", 0, Fuel.flat(), "sec-%setiteratorprototype%.next")),
  TO_STRING_TAG(Row.toStringTag("Set Iterator", "sec-%setiteratorprototype%-%symbol.tostringtag%"));

  private final Row row;

  SetIteratorIntrinsics(Row row) {
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
    if (!(c.receiver() instanceof CollectionIterator it) || it.isOfMap()) {
      throw c.typeError("Method Set Iterator.prototype.next called on incompatible receiver "
          + ErrorText.describe(c.realm(), c.receiver()));
    }
    return ArrayIteratorIntrinsics.result(c, it.next(c.realm()));
  }

  @Override
  public Value nextValue(Realm realm, JsObject iterator) {
    return iterator instanceof CollectionIterator it && !it.isOfMap() ? it.next(realm) : NOT_MINE;
  }
}
