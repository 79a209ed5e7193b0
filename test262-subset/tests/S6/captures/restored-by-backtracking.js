/*---
description: Backtracking takes captures back
esid: sec-pattern-semantics
---*/

assert.compareArray(/(?:(a)b|a)c/.exec("ac"), ["ac", undefined]);
assert.compareArray(/(a*)(a|b)/.exec("aa"), ["aa", "a", "a"]);
assert.compareArray(/(?:(a+)x)?a/.exec("aay"), ["a", undefined]);
