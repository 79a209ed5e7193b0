/*---
description: Object and key of the target are evaluated before the value
esid: sec-assignment-operators-runtime-semantics-evaluation
---*/

var log = "";
function o() { log += "o"; return {}; }
function k() { log += "k"; return "x"; }
function v() { log += "v"; return 1; }
o()[k()] = v();
assert.sameValue(log, "okv");
