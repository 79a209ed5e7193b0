/*---
description: Assigning in a pattern to a read-only property throws
esid: sec-putvalue
---*/

let o = Object.freeze({ a: 1 });
assert.throws(TypeError, function () { [o.a] = [2]; });
