/*---
description: The parameters of a generator are taken apart when it is called
esid: sec-runtime-semantics-evaluategeneratorbody
---*/

var started = false;
function* g([a]) { started = true; yield a; }
assert.throws(TypeError, function () { g(); });
assert.sameValue(g([4]).next().value, 4);
