/*---
description: split by a text; the limit is a modulus and 0 gives nothing
esid: sec-string.prototype.split
---*/

assert.compareArray("a,b,c".split(",", 2), ["a", "b"]);
assert.compareArray("a,b".split(",", 0), []);
assert.compareArray("a,b".split(",", -1), ["a", "b"]);
assert.compareArray("a,b".split(",", 2 ** 32), []);
assert.compareArray("".split(""), []);
assert.compareArray("".split(","), [""]);
assert.compareArray("ab".split(), ["ab"]);
assert.compareArray("ab".split(undefined, 0), []);
assert.compareArray("\uD83D\uDE00".split(""), ["\uD83D", "\uDE00"]);
