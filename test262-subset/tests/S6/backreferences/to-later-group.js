/*---
description: A reference to a group that has not matched matches the empty text
esid: sec-backreference-matcher
---*/

assert.compareArray(/\1(a)/.exec("aa"), ["a", "a"]);
assert.compareArray(/(a\1)/.exec("aa"), ["a", "a"]);
assert.compareArray(/(?:(a)|b)\1c/.exec("bc"), ["bc", undefined]);
