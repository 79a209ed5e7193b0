/*---
description: A lookbehind matches from right to left, so the right quantifier is served first
esid: sec-compileassertion
---*/

assert.compareArray(/(?<=(\d+)(\d+))$/.exec("1053"), ["", "1", "053"]);
assert.compareArray(/(?<=([abc]+)([abc]+))$/.exec("abc"), ["", "a", "bc"]);
assert.compareArray(/(?<=(?:a|bc)(\w*))$/.exec("abcd"), ["", "bcd"]);
