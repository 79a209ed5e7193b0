/*---
description: In strict code a function declared in a block stays in the block, and is there from its start
esid: sec-blockdeclarationinstantiation
---*/

{
  assert.sameValue(inner(), 1);
  function inner() { return 1; }
}
assert.sameValue(typeof inner, "undefined");
