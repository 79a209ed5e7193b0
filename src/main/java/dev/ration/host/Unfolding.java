package dev.ration.host;

import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Value;

/** Makes a realm's own records and arrays of a snapshot, all frozen; leaves are shared. */
final class Unfolding {
  private Unfolding() {}

  /** One container on the way down. */
  private static final class Level {
    final Level outer;
    final JsObject target;
    final Snapshot.Node node;
    int next;

    Level(Level outer, JsObject target, Snapshot.Node node) {
      this.outer = outer;
      this.target = target;
      this.node = node;
    }
  }

  /** What stands for {@code node}, to be {@linkplain #fill filled} once something keeps it alive. */
  static JsObject container(Realm realm, Snapshot.Node node) {
    if (!node.record) {
      return JsArray.withCapacity(realm, node.size);
    }
    if (node.places != null) {
      return new DeferredRecord(realm, node);
    }
    FrozenRecord record = node.leaves != null ? new FrozenRecord(realm, node.layout, node.leaves)
        : node.layout == null ? new FrozenRecord(realm) : new FrozenRecord(realm, node.layout);
    if (node.complete) {
      record.complete();
    }
    return record;
  }

  /** Fills a container, and what is in it. A child hangs on its parent before it is filled. Without recursion: a guest chose where. */
  static void fill(Realm realm, JsObject container, Snapshot.Node node) {
    Level top = isFull(node) ? null : new Level(null, container, node);
    while (top != null) {
      if (top.next == top.node.size) {
        if (top.node.layout == null) {
          freeze(realm, top.target);
        }
        top = top.outer;
        continue;
      }
      int i = top.next++;
      Object part = top.node.values[i];
      if (part instanceof Snapshot.Node inner) {
        JsObject child = container(realm, inner);
        put(realm, top, i, child);
        if (!isFull(inner)) {
          top = new Level(top, child, inner);
        }
      } else {
        put(realm, top, i, (Value) part);
      }
    }
  }

  private static boolean isFull(Snapshot.Node node) {
    return node.leaves != null || node.places != null;
  }

  private static void put(Realm realm, Level level, int i, Value value) {
    Snapshot.Node node = level.node;
    if (node.layout != null) {
      realm.heap().countBox(value);
      level.target.slots()[i] = value;
    } else if (node.record) {
      ((FrozenRecord) level.target).put(realm, PropertyKey.of(node.names[i]), value);
    } else {
      level.target.setIndex(realm, i, value);
    }
  }

  /** As a walk under the rules of a scope does. */
  static void freeze(Realm realm, JsObject container) {
    if (container instanceof JsArray a) {
      a.fixElements(realm, true);
      a.fixLength();
    }
    container.preventExtensions(realm);
  }
}
