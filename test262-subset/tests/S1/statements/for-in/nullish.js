/*---
description: Nothing is enumerated of null and undefined
esid: sec-runtime-semantics-forinofheadevaluation
---*/

var n = 0;
for (var k in null) n++;
for (var j in undefined) n++;
assert.sameValue(n, 0);
var s = "";
for (var i in "ab") s += i;
assert.sameValue(s, "01");
