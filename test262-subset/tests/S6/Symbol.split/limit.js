/*---
description: The limit is a modulus and counts captures
esid: sec-regexp.prototype-%symbol.split%
---*/

assert.compareArray("a1b2".split(/(\d)/, 2), ["a", "1"]);
assert.compareArray("ab".split(/(?:)/, 0), []);
assert.compareArray("a-b-c".split(/-/, 4294967297), ["a"]);
assert.compareArray("a-b".split(/-/, undefined), ["a", "b"]);
