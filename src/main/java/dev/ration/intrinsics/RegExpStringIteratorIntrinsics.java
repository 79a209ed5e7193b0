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

/** %RegExpStringIteratorPrototype%, section 22.2.9.2. */
enum RegExpStringIteratorIntrinsics implements Intrinsic, Iteration.DirectNext {
  PROTOTYPE(Row.prototype("sec-%regexpstringiteratorprototype%-object").withParent(WellKnown.ITERATOR_PROTOTYPE)),
  NEXT(Row.method("next", 0, Fuel.flat(), "sec-%regexpstringiteratorprototype%.next")),
  TO_STRING_TAG(Row.toStringTag("RegExp String Iterator", "sec-%regexpstringiteratorprototype%-%symbol.tostringtag%"));

  private final Row row;

  RegExpStringIteratorIntrinsics(Row row) {
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
    if (!(c.receiver() instanceof RegExpStringIterator it)) {
      throw c.typeError("next method called on incompatible receiver " + ErrorText.describe(c.receiver()));
    }
    Value s = it.next(c.realm());
    return Iteration.result(c.realm(), s == null ? Undefined.INSTANCE : s, s == null);
  }

  @Override
  public Value nextValue(Realm realm, JsObject iterator) {
    return this == NEXT && iterator instanceof RegExpStringIterator it ? it.next(realm) : NOT_MINE;
  }
}
