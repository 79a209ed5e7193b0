/*---
description: An empty object pattern refuses undefined and null in assignments too
esid: sec-runtime-semantics-destructuringassignmentevaluation
---*/

assert.throws(TypeError, function () { ({} = null); });
assert.throws(TypeError, function () { ({} = undefined); });
assert.sameValue(({} = 1), 1);
