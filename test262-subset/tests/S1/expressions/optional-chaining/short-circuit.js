/*---
description: A nullish base ends the whole chain without evaluating the rest
esid: sec-optional-chaining-evaluation
---*/

var n = null;
var calls = 0;
function f() { calls++; return "k"; }
assert.sameValue(n?.a.b.c, undefined);
assert.sameValue(n?.[f()], undefined);
assert.sameValue(n?.a(f()).b, undefined);
assert.sameValue(n?.(), undefined);
assert.sameValue(calls, 0);
assert.throws(TypeError, function () { (n?.a).b; });
