/*---
description: split matches at every place, keeps captures, and never at the end
esid: sec-regexp.prototype-%symbol.split%
---*/

assert.compareArray("a1b2c".split(/\d/), ["a", "b", "c"]);
assert.compareArray("a1b2c".split(/(\d)/), ["a", "1", "b", "2", "c"]);
assert.compareArray("abc".split(/(?:)/), ["a", "b", "c"]);
assert.compareArray("".split(/(?:)/), []);
assert.compareArray("".split(/x/), [""]);
assert.compareArray("abc".split(/$/), ["abc"]);
assert.compareArray("A<B>b</B>".split(/<(\/)?([^<>]+)>/), ["A", undefined, "B", "b", "/", "B", ""]);
