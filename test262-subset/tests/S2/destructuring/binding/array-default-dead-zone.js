/*---
description: A default cannot use a name bound after it
esid: sec-runtime-semantics-iteratorbindinginitialization
---*/

assert.throws(ReferenceError, function () { let [a = b, b] = []; });
assert.throws(ReferenceError, function () { let [a = a] = []; });
