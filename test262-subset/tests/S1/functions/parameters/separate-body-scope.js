/*---
description: Closures in parameter lists do not see the vars of the body
esid: sec-functiondeclarationinstantiation
---*/

var x = "outer";
function f(read = () => x) { var x = "body"; return read() + x; }
assert.sameValue(f(), "outerbody");
