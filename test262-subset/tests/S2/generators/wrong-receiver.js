/*---
description: The methods of generators need a generator
esid: sec-generatorvalidate
---*/

let next = (function* () {})().next;
assert.throws(TypeError, function () { next.call({}); });
assert.throws(TypeError, function () { next.call(undefined); });
