/*---
description: Each value is converted before the next one is evaluated
esid: sec-template-literals-runtime-semantics-evaluation
---*/

var log = "";
var o = { toString() { log += "s"; return "x"; }, valueOf() { log += "v"; return 1; } };
assert.sameValue(`${o}${log}`, "xs");
