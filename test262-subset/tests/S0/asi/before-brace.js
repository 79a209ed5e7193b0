/*---
description: No semicolon is needed before a closing brace
esid: sec-automatic-semicolon-insertion
---*/

function f() { var x = 1; { x = 2 } return x }
assert.sameValue(f(), 2);
