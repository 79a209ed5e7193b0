/*---
description: Spreading a value that is not iterable throws a TypeError
esid: sec-runtime-semantics-argumentlistevaluation
---*/

function f() {}
assert.throws(TypeError, function () { f(...1); });
assert.throws(TypeError, function () { f(...undefined); });
assert.throws(TypeError, function () { f(...{ length: 1 }); });
