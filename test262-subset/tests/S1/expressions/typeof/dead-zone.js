/*---
description: typeof of a binding in its dead zone throws
esid: sec-typeof-operator
---*/

assert.throws(ReferenceError, function () { typeof x; let x; });
