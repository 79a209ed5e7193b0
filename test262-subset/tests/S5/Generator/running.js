/*---
description: A running generator cannot be resumed
esid: sec-generatorvalidate
---*/

var it;
function* g() { it.next(); }
it = g();
assert.throws(TypeError, function () { it.next(); });
assert.sameValue(it.next().done, true, "the error that was not caught finished it");
assert.throws(TypeError, function () { it.next.call({}); });
