/*---
description: The function gets match, captures, position, text and groups if there are names
esid: sec-regexp.prototype-%symbol.replace%
---*/

var got;
"xab".replace(/(a)(z)?/, function () { got = [...arguments]; });
assert.compareArray(got, ["a", "a", undefined, 1, "xab"]);
"xab".replace(/(?<n>a)/, function () { got = [...arguments]; });
assert.sameValue(got.length, 5);
assert.sameValue(got[4].n, "a");
