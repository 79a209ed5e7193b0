package dev.ration.intrinsics;

import dev.ration.runtime.Census;
import dev.ration.runtime.Iteration;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.Realm;
import dev.ration.runtime.WellKnown;

/** What Iterator.from makes of an iterator that does not inherit from Iterator.prototype, section 27.1.3.2.1.1. */
final class WrappedIterator extends JsObject {
  private static final int EXTRA = 32;

  private final Iteration.Record iterated;

  WrappedIterator(Realm realm, Iteration.Record iterated) {
    super(realm.heap(), realm.intrinsic(WellKnown.WRAP_FOR_VALID_ITERATOR_PROTOTYPE), EXTRA);
    this.iterated = iterated;
  }

  /** [[Iterated]]. */
  Iteration.Record iterated() {
    return iterated;
  }

  @Override
  protected long weight() {
    return super.weight() + EXTRA;
  }

  @Override
  protected void trace(Census census) {
    super.trace(census);
    census.visit(iterated.iterator());
    census.visit(iterated.nextMethod());
  }
}
