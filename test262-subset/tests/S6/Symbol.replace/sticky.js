/*---
description: A sticky pattern replaces once at lastIndex, with g as long as it matches on
esid: sec-regexp.prototype-%symbol.replace%
---*/

var y = /a/y;
y.lastIndex = 1;
assert.sameValue("aaa".replace(y, "b"), "aba");
assert.sameValue(y.lastIndex, 2);
assert.sameValue("aaba".replace(/a/gy, "x"), "xxba");
y.lastIndex = 0;
assert.sameValue("baa".replace(y, "x"), "baa");
assert.sameValue(y.lastIndex, 0);
