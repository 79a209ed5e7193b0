/*---
description: A for-of statement completes with the last value of its body
esid: sec-runtime-semantics-forin-div-ofbodyevaluation-lhs-stmt-iterator-lhskind-labelset
---*/

assert.sameValue(eval("1; for (var x of []) 2;"), undefined);
assert.sameValue(eval("for (var x of [1, 2, 3]) x * 2;"), 6);
assert.sameValue(eval("for (var x in { a: 1 }) x;"), "a");
