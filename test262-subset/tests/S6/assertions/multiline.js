/*---
description: Under m a line begins after any line terminator
esid: sec-compileassertion
---*/

["\n", "\r", "\u2028", "\u2029"].forEach(function (t) {
  assert.sameValue(("a" + t + "b").search(/^b/m), 2);
  assert(/a$/m.test("a" + t + "b"));
  assert(!/a$/.test("a" + t));
});
assert.compareArray("a\r\nb".match(/^/gm), ["", "", ""]);
assert(!/^b/m.test("a\u0085b"));
