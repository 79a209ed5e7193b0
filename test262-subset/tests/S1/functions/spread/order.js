/*---
description: Arguments are evaluated from left to right, spread elements where they stand
esid: sec-runtime-semantics-argumentlistevaluation
---*/

var log = "";
function note(x) { log += x; return x; }
function count() { return arguments.length; }
assert.sameValue(count(note(1), ...[note(2), note(3)], note(4)), 4);
assert.sameValue(log, "1234");
