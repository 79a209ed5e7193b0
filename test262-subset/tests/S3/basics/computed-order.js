/*---
description: Computed names are evaluated in their order, before any static field
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

let log = "";
function key(k) { log += k; return k; }
class A { static [key("a")] = log += "1"; [key("b")]() {} static [key("c")] = log += "2"; [key("d")] = 0; }
assert.sameValue(log, "abcd12");
