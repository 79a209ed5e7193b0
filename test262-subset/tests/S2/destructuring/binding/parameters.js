/*---
description: Parameters may be patterns, with defaults for the whole and for the parts
esid: sec-function-definitions
---*/

function f([a, b] = [1, 2], { c = 3 } = {}) { return [a, b, c]; }
assert.compareArray(f(), [1, 2, 3]);
assert.compareArray(f("xy", { c: 0 }), ["x", "y", 0]);
