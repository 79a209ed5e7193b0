/*---
description: A function declaration wins over a var of its name until the var is assigned
esid: sec-functiondeclarationinstantiation
---*/

function outer() {
  var seen = typeof f;
  var f = 1;
  function f() {}
  return seen + typeof f;
}
assert.sameValue(outer(), "functionnumber");
