/*---
description: A brace after the arrow opens a block
esid: prod-ConciseBody
---*/

assert.sameValue((() => {})(), undefined);
assert.sameValue((() => ({}))().constructor, Object);
