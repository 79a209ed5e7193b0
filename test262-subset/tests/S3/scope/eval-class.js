/*---
description: A class made by eval code sees the scope around the eval
esid: sec-performeval
---*/

function f(x) { return eval("(class { y = x; static z = x; })"); }
let C = f(4);
assert.sameValue(new C().y + C.z, 8);
