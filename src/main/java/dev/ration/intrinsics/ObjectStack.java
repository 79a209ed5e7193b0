package dev.ration.intrinsics;

import dev.ration.runtime.IntList;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.Realm;
import dev.ration.runtime.ValueList;

/** Objects that enclose one another, with a quick answer to whether one is among them. */
final class ObjectStack implements AutoCloseable {
  /** Up to this many, looking at each is quick enough. */
  private static final int SMALL = 32;

  private final Realm realm;
  private final ValueList objects;
  /** Numbers of all objects once there were more than a few: a table with open addressing, 0 for nothing. */
  private final IntList table;

  ObjectStack(Realm realm) {
    this.realm = realm;
    this.objects = new ValueList(realm);
    this.table = new IntList(realm);
  }

  @Override
  public void close() {
    table.close();
    objects.close();
  }

  boolean contains(JsObject o) {
    if (table.size() == 0) {
      for (int i = 0; i < objects.size(); i++) {
        if (objects.get(i) == o) {
          return true;
        }
      }
      return false;
    }
    return table.get(slot(o.number(realm))) != 0;
  }

  void push(JsObject o) {
    objects.add(o);
    int n = objects.size();
    if (n > SMALL && 2 * n > table.size()) {
      grow();
    } else if (table.size() > 0) {
      int number = o.number(realm);
      table.set(slot(number), number);
    }
  }

  /** Removes the last one pushed: nothing was placed after it, so its slot can be emptied. */
  void pop() {
    int last = objects.size() - 1;
    if (table.size() > 0) {
      table.set(slot(((JsObject) objects.get(last)).number(realm)), 0);
    }
    objects.truncate(last);
  }

  /** Where {@code number} is, or the empty slot where it would be. */
  private int slot(int number) {
    int mask = table.size() - 1;
    int i = number * 0x9E3779B9 >>> 7 & mask;
    int probes = 0;
    while (table.get(i) != 0 && table.get(i) != number) {
      i = i + 1 & mask;
      // The guest may have chosen objects whose numbers meet.
      if ((++probes & 7) == 0) {
        realm.charge(1);
      }
    }
    return i;
  }

  private void grow() {
    int size = Math.max(4 * SMALL, 2 * table.size());
    realm.charge(size >> 4);
    for (int i = 0; i < table.size(); i++) {
      table.set(i, 0);
    }
    while (table.size() < size) {
      table.add(0);
    }
    // In the order of pushing, so that the last one can always go first.
    for (int i = 0; i < objects.size(); i++) {
      int number = ((JsObject) objects.get(i)).number(realm);
      table.set(slot(number), number);
    }
  }
}
