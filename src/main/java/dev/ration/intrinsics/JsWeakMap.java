package dev.ration.intrinsics;

import dev.ration.runtime.JsObject;
import dev.ration.runtime.Realm;

/** A WeakMap object, section 24.3. */
final class JsWeakMap extends WeakTable {
  JsWeakMap(Realm realm, JsObject prototype) {
    super(realm, prototype);
  }
}
