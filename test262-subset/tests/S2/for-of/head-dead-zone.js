/*---
description: The expression of the head sees the loop names in their dead zone
esid: sec-runtime-semantics-forinofheadevaluation
---*/

let x = [1];
assert.throws(ReferenceError, function () { for (let x of x) ; });
assert.throws(ReferenceError, function () { for (const y of [y]) ; });
