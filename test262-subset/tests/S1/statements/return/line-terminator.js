/*---
description: A line terminator after return ends it
esid: sec-rules-of-automatic-semicolon-insertion
---*/

function f() {
  return
  1;
}
assert.sameValue(f(), undefined);
