package dev.ration.intrinsics;

import dev.ration.runtime.IntList;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.ValueList;

/**
 * JSON Parse Records, section 25.5.1.2: which value was read from which stretch of text. Numbered in text order, so the
 * children of a record follow it, and the first record after a subtree is its {@link #next}.
 */
final class JsonRecords implements AutoCloseable {
  private static final int INTS = 3;

  /** Two values a record: the value, and its property key or undefined. */
  private final ValueList values;
  /** Three ints a record: start and end in the text, and the record after its subtree. */
  private final IntList ints;
  private final IntList open;
  private final Realm realm;
  private boolean duplicates;

  JsonRecords(Realm realm) {
    this.realm = realm;
    this.values = new ValueList(realm);
    this.ints = new IntList(realm);
    this.open = new IntList(realm);
  }

  @Override
  public void close() {
    open.close();
    ints.close();
    values.close();
  }

  void add(Value v, PropertyKey key, int start, int end) {
    int record = values.size() / 2;
    values.add(v);
    values.add(key == null ? Undefined.INSTANCE : key.toValue());
    ints.add(start);
    ints.add(end);
    ints.add(record + 1);
    if (v instanceof JsObject) {
      open.add(record);
    }
  }

  void endContainer() {
    int last = open.size() - 1;
    ints.set(open.get(last) * INTS + 2, values.size() / 2);
    open.truncate(last);
  }

  /** Some object has a name twice: the last one counts. */
  void markDuplicates() {
    duplicates = true;
  }

  Value value(int record) {
    return values.get(2 * record);
  }

  int start(int record) {
    return ints.get(record * INTS);
  }

  int end(int record) {
    return ints.get(record * INTS + 1);
  }

  /** The record after {@code record} and all that is in it. */
  int next(int record) {
    return ints.get(record * INTS + 2);
  }

  /**
   * The child of {@code parent} that stands for {@code key}, searched from {@code hint} on, which is a child or the end;
   * -1 if there is none. Costs 1 fuel a child looked at.
   */
  int child(int parent, PropertyKey key, int hint) {
    int end = next(parent);
    int found = -1;
    int from = duplicates ? parent + 1 : hint;
    for (int pass = 0; pass < 2; pass++) {
      int stop = pass == 0 ? end : from;
      for (int r = pass == 0 ? from : parent + 1; r < stop; r = next(r)) {
        realm.charge(1);
        if (isKey(values.get(2 * r + 1), key)) {
          if (!duplicates) {
            return r;
          }
          found = r;
        }
      }
    }
    return found;
  }

  private static boolean isKey(Value v, PropertyKey key) {
    return v == key.toValue() || v.toString().equals(key.text());
  }
}
