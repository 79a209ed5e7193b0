/*---
description: Elements are evaluated from left to right, iterators drained where they stand
esid: sec-runtime-semantics-arrayaccumulation
---*/

let log = "";
function* g() { log += "b"; yield 0; log += "c"; }
[log += "a", ...g(), log += "d"];
assert.sameValue(log, "abcd");
