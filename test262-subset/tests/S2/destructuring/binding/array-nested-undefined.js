/*---
description: A nested pattern without default refuses undefined
esid: sec-runtime-semantics-bindinginitialization
---*/

assert.throws(TypeError, function () { let [[a]] = []; });
assert.throws(TypeError, function () { let [{ a }] = [null]; });
