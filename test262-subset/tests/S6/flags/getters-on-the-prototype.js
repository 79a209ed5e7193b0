/*---
description: The flag getters give undefined on RegExp.prototype and refuse other objects
esid: sec-regexphasflag
---*/

["dotAll", "global", "hasIndices", "ignoreCase", "multiline", "sticky", "unicode", "unicodeSets"].forEach(function (name) {
  var get = Object.getOwnPropertyDescriptor(RegExp.prototype, name).get;
  assert.sameValue(get.call(RegExp.prototype), undefined);
  assert.sameValue(get.call(/a/), false);
  assert.throws(TypeError, function () { get.call({}); });
});
assert.sameValue(RegExp.prototype.flags, "");
assert.sameValue(RegExp.prototype.source, "(?:)");
assert.sameValue(String(RegExp.prototype), "/(?:)/");
