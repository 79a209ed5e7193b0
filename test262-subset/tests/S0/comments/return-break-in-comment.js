/*---
description: A line break inside a comment after return ends the return statement
esid: sec-automatic-semicolon-insertion
---*/

function f() {
  return /*
  */ 1;
}
assert.sameValue(f(), undefined);
function g() { return /* same line */ 1; }
assert.sameValue(g(), 1);
