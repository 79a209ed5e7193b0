package dev.ration.intrinsics;

import dev.ration.runtime.Call;
import dev.ration.runtime.ErrorText;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.Iteration;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Row;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/** %ArrayIteratorPrototype%, section 23.1.5.2. */
enum ArrayIteratorIntrinsics implements Intrinsic, Iteration.DirectNext {
  PROTOTYPE(Row.prototype("sec-%arrayiteratorprototype%-object").withParent(WellKnown.ITERATOR_PROTOTYPE)),
  NEXT(Row.method("next", 0, Fuel.flat(), "sec-%arrayiteratorprototype%.next")),
  TO_STRING_TAG(Row.toStringTag("Array Iterator", "sec-%arrayiteratorprototype%-%symbol.tostringtag%"));

  private final Row row;

  ArrayIteratorIntrinsics(Row row) {
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
    if (!(c.receiver() instanceof ArrayIterator it)) {
      throw c.typeError("Method Array Iterator.prototype.next called on incompatible receiver "
          + ErrorText.describe(c.realm(), c.receiver()));
    }
    return result(c, it.next(c.realm()));
  }

  /** CreateIterResultObject of a value, or of undefined at the end (null). */
  static Value result(Call c, Value v) {
    return Iteration.result(c.realm(), v == null ? Undefined.INSTANCE : v, v == null);
  }

  @Override
  public Value nextValue(Realm realm, JsObject iterator) {
    return iterator instanceof ArrayIterator it ? it.next(realm) : NOT_MINE;
  }
}
