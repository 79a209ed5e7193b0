/*---
description: Assigning to an unknown name in a pattern throws a ReferenceError
esid: sec-putvalue
---*/

assert.throws(ReferenceError, function () { [unknownTarget] = [1]; });
assert.throws(ReferenceError, function () { ({ unknownTarget } = {}); });
