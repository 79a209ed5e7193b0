/*---
description: A lookahead may be repeated without u, a lookbehind never
esid: sec-regular-expressions-patterns
---*/

assert.sameValue(/(?=a)*b/.exec("b")[0], "b");
assert.sameValue(/a(?!x){2}/.exec("ab")[0], "a");
assert.compareArray(/(?=(a))?b/.exec("b"), ["b", undefined]);
assert.throws(SyntaxError, function () { new RegExp("(?=a)*", "u"); });
assert.throws(SyntaxError, function () { new RegExp("(?<=a)*"); });
assert.throws(SyntaxError, function () { new RegExp("(?<!a)?"); });
assert.throws(SyntaxError, function () { new RegExp("\\b*"); });
