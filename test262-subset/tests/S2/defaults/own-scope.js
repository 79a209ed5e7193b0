/*---
description: A closure in the parameters does not see vars of the body
esid: sec-functiondeclarationinstantiation
---*/

var x = "outer";
function f(get = () => x) { var x = "inner"; return get(); }
assert.sameValue(f(), "outer");
