/*---
description: In a tagged template a malformed escape has no cooked value
esid: sec-static-semantics-tv
---*/

(function (s) {
  assert.sameValue(s[0], undefined);
  assert.sameValue(s.raw[0], "\\unicode and \\xerxes");
})`\unicode and \xerxes`;
