package dev.ration.intrinsics;

import dev.ration.runtime.Attributes;
import dev.ration.runtime.Comparison;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.KeyList;
import dev.ration.runtime.ObjectOperations;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.ValueList;

/** InternalizeJSONProperty, section 25.5.1.1, with an explicit stack. 1 fuel a property beyond what the reviver costs. */
final class JsonReviver {
  private static final PropertyKey SOURCE = PropertyKey.of("source");
  private static final int FRAME_WEIGHT = 64;

  private final Realm realm;
  private final JsFunction reviver;
  private final String text;
  private final JsonRecords records;
  private Frame top;

  /** A container whose properties are being revived. */
  private static final class Frame {
    final Frame outer;
    final JsObject holder;
    final PropertyKey name;
    final JsObject value;
    final KeyList keys;
    final long length;
    /** The record of this container while it is what was read, or -1. */
    final int record;
    int child;
    long at;
    PropertyKey current;

    Frame(Frame outer, JsObject holder, PropertyKey name, JsObject value, KeyList keys, long length, int record) {
      this.outer = outer;
      this.holder = holder;
      this.name = name;
      this.value = value;
      this.keys = keys;
      this.length = length;
      this.record = record;
      this.child = record + 1;
    }
  }

  JsonReviver(Realm realm, JsFunction reviver, String text, JsonRecords records) {
    this.realm = realm;
    this.reviver = reviver;
    this.text = text;
    this.records = records;
  }

  /** The value that the reviver makes of {@code root}, which record 0 describes. */
  Value revive(Value root) {
    PropertyKey empty = PropertyKey.of("");
    JsObject holder = JsObject.create(realm);
    try (ValueList held = new ValueList(realm)) {
      held.add(holder);
      holder.createDataProperty(realm, empty, root);
      Value result = visit(held, holder, empty, 0);
      while (top != null) {
        Frame f = top;
        if (result != null) {
          store(f, result);
          result = null;
        } else if (f.at == f.length) {
          result = call(f.holder, f.name, f.value, -1);
          top = f.outer;
          held.truncate(held.size() - 1);
          if (top == null) {
            return result;
          }
        } else {
          realm.charge(1);
          long i = f.at++;
          f.current = f.keys == null ? PropertyKey.ofIndex(i) : f.keys.get((int) i);
          result = visit(held, f.value, f.current, childRecord(f));
        }
      }
      return result;
    }
  }

  private int childRecord(Frame f) {
    if (f.record < 0) {
      return -1;
    }
    int end = records.next(f.record);
    int child = f.keys != null ? records.child(f.record, f.current, f.child) : f.child < end ? f.child : -1;
    if (child >= 0) {
      f.child = records.next(child);
    }
    return child;
  }

  /** The revived value of a primitive; for an object null, after pushing a frame. */
  private Value visit(ValueList held, JsObject holder, PropertyKey name, int record) {
    Value v = holder.get(realm, name);
    int r = record >= 0 && Comparison.sameValue(realm, records.value(record), v) ? record : -1;
    if (!(v instanceof JsObject o)) {
      return call(holder, name, v, r);
    }
    realm.heap().allocate(FRAME_WEIGHT);
    held.add(o);
    if (o instanceof JsArray) {
      top = new Frame(top, holder, name, o, null, ObjectOperations.lengthOfArrayLike(realm, o), r);
    } else {
      KeyList keys = JsonWriter.enumerableKeys(realm, o);
      top = new Frame(top, holder, name, o, keys, keys.size(), r);
    }
    return null;
  }

  private Value call(JsObject holder, PropertyKey name, Value v, int record) {
    JsObject context = JsObject.create(realm);
    if (record >= 0) {
      JsString source = realm.heap().string(text.substring(records.start(record), records.end(record)));
      context.createDataProperty(realm, SOURCE, source);
    }
    try (ValueList args = new ValueList(realm)) {
      args.add(name.toValue());
      args.add(v);
      args.add(context);
      return realm.call(reviver, holder, args.array(), 3);
    }
  }

  private void store(Frame f, Value result) {
    if (result.isUndefined()) {
      f.value.delete(realm, f.current);
    } else {
      f.value.createDataProperty(realm, f.current, result);
    }
  }
}
