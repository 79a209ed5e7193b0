/*---
description: Case mapping of Latin letters is that of ASCII, and length can change elsewhere alone
esid: sec-string.prototype.touppercase
---*/

for (var c = 0; c < 128; c++) {
  var s = String.fromCharCode(c), letter = c >= 97 && c < 123;
  assert.sameValue(s.toUpperCase(), letter ? String.fromCharCode(c - 32) : s);
}
assert.sameValue("\u00FF\u00B5".toUpperCase(), "\u0178\u039C");
assert.sameValue("\u00F7\u00D7".toUpperCase(), "\u00F7\u00D7");
