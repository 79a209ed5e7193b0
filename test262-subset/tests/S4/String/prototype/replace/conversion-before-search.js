/*---
description: A replacement text is converted although nothing is found
esid: sec-string.prototype.replace
---*/

var n = 0;
"abc".replace("z", { toString() { n++; return ""; } });
assert.sameValue(n, 1);
