/*---
description: A var is there from the start of its function, undefined until assigned
esid: sec-functiondeclarationinstantiation
---*/

function f() {
  assert.sameValue(x, undefined);
  if (false) { var x = 1; }
  assert.sameValue(x, undefined);
  for (var i = 0; i < 2; i++) ;
  return i;
}
assert.sameValue(f(), 2);
