/*---
description: A let binding cannot be read or written before its declaration ran
esid: sec-let-and-const-declarations
---*/

assert.throws(ReferenceError, function () { x; let x = 1; });
assert.throws(ReferenceError, function () { x = 1; let x; });
assert.throws(ReferenceError, function () { let x = x; });
