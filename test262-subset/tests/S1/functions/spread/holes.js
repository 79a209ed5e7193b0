/*---
description: Holes of an array are spread as undefined
esid: sec-runtime-semantics-argumentlistevaluation
---*/

function f() { return arguments; }
var a = f(...[, 1, ,]);
assert.sameValue(a.length, 3);
assert.sameValue(0 in a, true);
assert.sameValue(a[0], undefined);
