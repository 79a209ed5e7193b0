/*---
description: Of several function declarations of a name the last one is in force from the start
esid: sec-functiondeclarationinstantiation
---*/

function outer() {
  return f();
  function f() { return 1; }
  function f() { return 2; }
}
assert.sameValue(outer(), 2);
