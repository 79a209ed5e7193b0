/*---
description: Arguments are converted to strings from the first to the last
esid: sec-createdynamicfunction
---*/

var log = "";
function text(s) { return { toString() { log += s; return s; } }; }
assert.sameValue(Function(text("a"), text("b"), text("return a - b"))(3, 1), 2);
assert.sameValue(log, "abreturn a - b");
