package dev.ration.intrinsics;

import dev.ration.runtime.Call;
import dev.ration.runtime.ErrorText;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.Iteration;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.NativeFunction;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Value;

/** Filling a new Map, Set or weak one from the constructor's argument: 1 fuel per element besides the adder. */
final class KeyedCollections {
  private static final PropertyKey ZERO = PropertyKey.ofIndex(0);
  private static final PropertyKey ONE = PropertyKey.ofIndex(1);

  private KeyedCollections() {}

  private static JsFunction adder(Call c, JsObject target, String name) {
    Value adder = target.get(c.realm(), PropertyKey.of(name));
    if (adder instanceof JsFunction f) {
      return c.keep(f);
    }
    throw c.typeError("'" + ErrorText.describe(c.realm(), adder) + "' returned for property '" + name + "' of object '"
        + ErrorText.describe(c.realm(), target) + "' is not a function");
  }

  /** Whether calling {@code adder} would only put into {@code table}; null tells that there is more to it. */
  private static boolean isOriginal(JsFunction adder, Intrinsic row, OrderedTable table) {
    return table != null && adder instanceof NativeFunction n && n.intrinsic() == row;
  }

  /**
   * AddEntriesFromIterable, section 24.1.1.2: the argument's entries go to {@code target} through its method
   * {@code name}, straight into {@code table}, unless null, while that method is the {@code original}.
   */
  static void addEntries(Call c, JsObject target, String name, Intrinsic original, OrderedTable table) {
    Realm realm = c.realm();
    JsFunction adder = adder(c, target, name);
    boolean direct = isOriginal(adder, original, table);
    Iteration.Record r = c.keep(Iteration.getIterator(realm, c.arg(0)));
    for (Value v = Iteration.step(realm, r); v != null; v = Iteration.step(realm, r)) {
      try {
        if (!(v instanceof JsObject entry)) {
          throw c.typeError("Iterator value " + ErrorText.describe(c.realm(), v) + " is not an entry object");
        }
        c.hold(entry);
        Value key = entry.get(realm, ZERO);
        Value value = entry.get(realm, ONE);
        if (direct) {
          c.fuel(1);
          table.put(realm, key, value);
        } else {
          c.invoke(adder, target, key, value);
        }
      } catch (JsThrow e) {
        Iteration.closeOnThrow(realm, r);
        throw e;
      }
    }
  }

  /** The same for single values: what the constructors of Set and WeakSet do. */
  static void addValues(Call c, JsObject target, String name, Intrinsic original, OrderedTable table) {
    Realm realm = c.realm();
    JsFunction adder = adder(c, target, name);
    boolean direct = isOriginal(adder, original, table);
    Iteration.Record r = c.keep(Iteration.getIterator(realm, c.arg(0)));
    for (Value v = Iteration.step(realm, r); v != null; v = Iteration.step(realm, r)) {
      if (direct) {
        c.fuel(1);
        table.put(realm, v, v);
        continue;
      }
      try {
        c.invoke(adder, target, v);
      } catch (JsThrow e) {
        Iteration.closeOnThrow(realm, r);
        throw e;
      }
    }
  }
}
