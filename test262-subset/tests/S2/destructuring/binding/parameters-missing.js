/*---
description: A pattern parameter without argument throws a TypeError
esid: sec-runtime-semantics-bindinginitialization
---*/

assert.throws(TypeError, function () { (function ({ a }) {})(); });
assert.throws(TypeError, function () { (([a]) => a)(); });
