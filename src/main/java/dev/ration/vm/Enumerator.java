package dev.ration.vm;

import dev.ration.runtime.Attributes;
import dev.ration.runtime.Census;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.KeyList;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import java.util.HashSet;
import java.util.Set;

/** EnumerateObjectProperties, section 14.7.5.9: the enumerable string keys of an object and its prototypes. Never seen by guests. */
final class Enumerator extends JsObject {
  private static final int EXTRA = 48;
  private static final int KEY_WEIGHT = 56;

  private final JsObject object;
  private final KeyList keys;
  private int next;

  /** Collects the keys at 1 fuel each; {@code object} null enumerates nothing. */
  Enumerator(Realm realm, JsObject object) {
    super(realm.heap(), null, EXTRA);
    this.object = object;
    this.keys = new KeyList(realm);
    Set<PropertyKey> seen = null;
    for (JsObject o = object; o != null; o = o.getPrototypeOf()) {
      KeyList own = new KeyList(realm);
      o.ownPropertyKeys(realm, own);
      realm.charge(1 + own.size());
      if (seen == null && o != object && hasEnumerable(realm, o, own)) {
        seen = new HashSet<>();
        for (JsObject p = object; p != o; p = p.getPrototypeOf()) {
          KeyList before = new KeyList(realm);
          p.ownPropertyKeys(realm, before);
          note(realm, seen, before);
        }
      }
      for (int i = 0; i < own.size(); i++) {
        PropertyKey key = own.get(i);
        if (!key.isSymbol() && isEnumerable(realm, o, key) && (seen == null || !seen.contains(key))) {
          keys.add(key);
        }
      }
      if (seen != null) {
        note(realm, seen, own);
      }
    }
  }

  private static void note(Realm realm, Set<PropertyKey> seen, KeyList keys) {
    realm.charge(keys.size());
    realm.heap().allocate((long) keys.size() * KEY_WEIGHT);
    for (int i = 0; i < keys.size(); i++) {
      seen.add(keys.get(i));
    }
  }

  private static boolean hasEnumerable(Realm realm, JsObject o, KeyList keys) {
    for (int i = 0; i < keys.size(); i++) {
      if (!keys.get(i).isSymbol() && isEnumerable(realm, o, keys.get(i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isEnumerable(Realm realm, JsObject o, PropertyKey key) {
    return (o.ownAttributes(realm, key) & Attributes.ENUMERABLE) != 0;
  }

  /** The next key that is still there, or null at the end. */
  PropertyKey next(Realm realm) {
    while (next < keys.size()) {
      PropertyKey key = keys.get(next++);
      realm.charge(1);
      if (object.hasProperty(realm, key)) {
        return key;
      }
    }
    return null;
  }

  @Override
  protected long weight() {
    return super.weight() + EXTRA + (long) keys.size() * SLOT_WEIGHT;
  }

  @Override
  protected void trace(Census census) {
    super.trace(census);
    census.visit(object);
  }
}
