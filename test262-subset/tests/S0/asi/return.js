/*---
description: A line break after return ends the statement
esid: sec-automatic-semicolon-insertion
---*/

function f() {
  return
  1;
}
assert.sameValue(f(), undefined);
