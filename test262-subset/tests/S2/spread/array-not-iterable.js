/*---
description: Spreading null, undefined or a plain object into an array throws
esid: sec-runtime-semantics-arrayaccumulation
---*/

[null, undefined, {}, 1].forEach(function (v) {
  assert.throws(TypeError, function () { return [...v]; });
});
