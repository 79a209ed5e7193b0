package dev.ration.intrinsics;

import dev.ration.runtime.JsObject;
import dev.ration.runtime.Realm;

/** An object with [[IsRawJSON]]: JSON.stringify writes the text in its property rawJSON as it stands. */
final class RawJson extends JsObject {
  RawJson(Realm realm) {
    super(realm.heap(), null, 0);
  }
}
