/*---
description: An inner let hides the outer binding for its whole block
esid: sec-blockdeclarationinstantiation
---*/

let a = 1;
{
  assert.throws(ReferenceError, function () { return a; });
  let a = 2;
  assert.sameValue(a, 2);
}
assert.sameValue(a, 1);
