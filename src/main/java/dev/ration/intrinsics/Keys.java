package dev.ration.intrinsics;

import dev.ration.runtime.Attributes;
import dev.ration.runtime.Call;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.KeyList;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Value;
import dev.ration.runtime.ValueList;

/** Lists of own properties: 1 fuel a key. */
final class Keys {
  static final int STRINGS = 1;
  static final int SYMBOLS = 2;

  /** What EnumerableOwnProperties collects. */
  enum Kind { KEY, VALUE, KEY_AND_VALUE }

  private Keys() {}

  /** [[OwnPropertyKeys]], charged. */
  static KeyList own(Realm realm, JsObject o) {
    KeyList keys = new KeyList(realm);
    o.ownPropertyKeys(realm, keys);
    realm.charge(keys.size());
    return keys;
  }

  /** An array of the own keys that are strings, symbols or either. */
  static JsArray list(Call c, JsObject o, int types) {
    KeyList keys = own(c.realm(), o);
    try (ValueList out = new ValueList(c.realm())) {
      for (int i = 0; i < keys.size(); i++) {
        if ((types & (keys.get(i).isSymbol() ? SYMBOLS : STRINGS)) != 0) {
          out.add(keys.value(i));
        }
      }
      return out.toArray();
    }
  }

  /** EnumerableOwnProperties, section 7.3.23. */
  static JsArray enumerable(Call c, JsObject o, Kind kind) {
    Realm realm = c.realm();
    KeyList keys = own(realm, o);
    try (ValueList out = new ValueList(realm)) {
      for (int i = 0; i < keys.size(); i++) {
        PropertyKey key = keys.get(i);
        // A getter may have removed or hidden a later property.
        if (key.isSymbol() || !isEnumerable(realm, o, key)) {
          continue;
        }
        if (kind == Kind.KEY_AND_VALUE) {
          realm.charge(2);
        }
        out.add(switch (kind) {
          case KEY -> keys.value(i);
          case VALUE -> o.get(realm, key);
          case KEY_AND_VALUE -> entry(realm, keys.value(i), o.get(realm, key));
        });
      }
      return out.toArray();
    }
  }

  private static JsArray entry(Realm realm, Value key, Value value) {
    try (ValueList pair = new ValueList(realm)) {
      pair.add(key);
      pair.add(value);
      return pair.toArray();
    }
  }

  /** Whether {@code key} is an own enumerable property at this moment. */
  static boolean isEnumerable(Realm realm, JsObject o, PropertyKey key) {
    return o.hasOwnProperty(realm, key) && (o.ownAttributes(realm, key) & Attributes.ENUMERABLE) != 0;
  }
}
