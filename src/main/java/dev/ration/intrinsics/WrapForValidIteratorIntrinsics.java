package dev.ration.intrinsics;

import dev.ration.runtime.Call;
import dev.ration.runtime.ErrorText;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.Iteration;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.ObjectOperations;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Row;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/** %WrapForValidIteratorPrototype%, section 27.1.3.2.1.1. */
enum WrapForValidIteratorIntrinsics implements Intrinsic {
  PROTOTYPE(Row.prototype("sec-%wrapforvaliditeratorprototype%-object").withParent(WellKnown.ITERATOR_PROTOTYPE)),
  NEXT(Row.method("next", 0, Fuel.flat(), "sec-%wrapforvaliditeratorprototype%.next")),
  RETURN(Row.method("return", 0, Fuel.flat(), "sec-%wrapforvaliditeratorprototype%.return"));

  private final Row row;

  WrapForValidIteratorIntrinsics(Row row) {
    this.row = row;
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public Value call(Call c) {
    return switch (this) {
      case NEXT -> next(c, iterated(c));
      case RETURN -> close(c, iterated(c));
      case PROTOTYPE -> throw new AssertionError(this);
    };
  }

  private static Iteration.Record iterated(Call c) {
    if (c.receiver() instanceof WrappedIterator w) {
      return w.iterated();
    }
    throw c.typeError("Method Wrap for Valid Iterator.prototype." + c.callee().intrinsic().row().name()
        + " called on incompatible receiver " + ErrorText.describe(c.realm(), c.receiver()));
  }

  private static Value next(Call c, Iteration.Record iterated) {
    if (!(iterated.nextMethod() instanceof JsFunction next)) {
      throw c.typeError(ErrorText.describe(c.realm(), iterated.nextMethod()) + " is not a function");
    }
    return c.invoke(next, iterated.iterator());
  }

  private static Value close(Call c, Iteration.Record iterated) {
    JsObject iterator = iterated.iterator();
    JsFunction method = ObjectOperations.getMethod(c.realm(), iterator, PropertyKey.RETURN);
    return method == null ? Iteration.result(c.realm(), Undefined.INSTANCE, true) : c.invoke(method, iterator);
  }
}
