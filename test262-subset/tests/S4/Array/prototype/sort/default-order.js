/*---
description: Without a comparator elements are ordered as text, by code units
esid: sec-comparearrayelements
---*/

assert.compareArray([10, 9, 1, 100].sort(), [1, 10, 100, 9]);
assert.compareArray(["b", "a", "B", "", "\u{1F600}", "\uFF5E"].sort(), ["", "B", "a", "b", "\u{1F600}", "\uFF5E"]);
assert.compareArray([true, null, "m", 5].sort(), [5, "m", null, true]);
var o = { toString() { return "n"; } };
assert.compareArray(["o", o, "m"].sort(), ["m", o, "o"]);
assert.throws(TypeError, function () { [Symbol(), Symbol()].sort(); });
