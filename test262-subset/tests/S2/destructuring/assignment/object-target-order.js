/*---
description: In an object pattern the source key comes first, then the target, then the value
esid: sec-runtime-semantics-keyeddestructuringassignmentevaluation
---*/

let log = "";
function note(s, v) { log += s; return v; }
({ [note("a", "p")]: note("b", {})[note("c", "q")] = note("e", 1) } = { get p() { log += "d"; } });
assert.sameValue(log, "abcde");
