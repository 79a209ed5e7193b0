/*---
description: An unknown name throws when read or written, typeof alone spares it
esid: sec-getvalue
---*/

assert.throws(ReferenceError, function () { unknownName; });
assert.throws(ReferenceError, function () { unknownName = 1; });
assert.sameValue(typeof unknownName, "undefined");
