package dev.ration.intrinsics;

import dev.ration.runtime.JsObject;
import dev.ration.runtime.Realm;

/** A WeakSet object, section 24.4. */
final class JsWeakSet extends WeakTable {
  JsWeakSet(Realm realm, JsObject prototype) {
    super(realm, prototype);
  }
}
