/*---
description: Indirect eval sees the global scope only
esid: sec-performeval
---*/

var g = "global";
function f() { var g = "local"; return (0, eval)("g"); }
assert.sameValue(f(), "global");
