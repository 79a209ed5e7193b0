/*---
description: Assigning in a pattern to a name in its dead zone throws
esid: sec-putvalue
---*/

assert.throws(ReferenceError, function () { [late] = [1]; let late; });
