/*---
description: search starts at 0 and restores lastIndex, writing only where it differs, -0 from 0 too
esid: sec-regexp.prototype-%symbol.search%
---*/

var r = /b/g;
r.lastIndex = 5;
assert.sameValue("abc".search(r), 1);
assert.sameValue(r.lastIndex, 5);
var writes = [];
var like = { get lastIndex() { return -0; }, set lastIndex(v) { writes.push(v); }, exec() { return { index: "found" }; } };
assert.sameValue(RegExp.prototype[Symbol.search].call(like, ""), "found");
assert.compareArray(writes, [0]);
