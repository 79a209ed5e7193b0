/*---
description: A binding named eval that holds another function is called as such
esid: sec-function-calls-runtime-semantics-evaluation
---*/

var keep = globalThis.eval;
globalThis.eval = function (x) { return "mine " + x; };
assert.sameValue(eval("1"), "mine 1");
globalThis.eval = keep;
assert.sameValue(eval("1"), 1);
