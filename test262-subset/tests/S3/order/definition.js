/*---
description: Heritage, computed names, static fields and blocks are evaluated in this order
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

let log = "";
function note(s, v) { log += s; return v; }
class A extends note("h", Object) { [note("a", "a")] = note("X"); static [note("b", "b")] = note("s"); static { note("t"); } }
assert.sameValue(log, "habst");
