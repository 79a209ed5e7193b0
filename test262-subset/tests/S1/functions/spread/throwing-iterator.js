/*---
description: An error of the iterator leaves the call undone
esid: sec-runtime-semantics-argumentlistevaluation
---*/

var called = false;
function* g() { yield 1; throw new RangeError("stop"); }
assert.throws(RangeError, function () { (function () { called = true; })(...g()); });
assert.sameValue(called, false);
