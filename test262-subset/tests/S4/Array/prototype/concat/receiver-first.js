/*---
description: The receiver is made an object and is spread by the same rule
esid: sec-array.prototype.concat
---*/

var got = Array.prototype.concat.call("ab", "cd");
assert.sameValue(got.length, 2);
assert.sameValue(typeof got[0], "object");
assert.sameValue(got[0].valueOf(), "ab");
assert.sameValue(got[1], "cd");
