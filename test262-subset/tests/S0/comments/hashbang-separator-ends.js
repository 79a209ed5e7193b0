/*---
description: A hashbang comment ends at any line terminator
esid: sec-hashbang
---*/

assert.sameValue(eval("#!a\u20281"), 1);
assert.sameValue(eval("#!a\r2"), 2);
