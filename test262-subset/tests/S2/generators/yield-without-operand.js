/*---
description: yield may stand alone before any closing token
esid: sec-generator-function-definitions
---*/

function* g() { f(yield, [yield], { a: yield }, (yield)); }
function f() {}
assert.sameValue([...g()].length, 4);
