/*---
description: Finally blocks run from the inside out
esid: sec-try-statement
---*/

var log = "";
try {
  try { try { throw "x"; } finally { log += "1"; } } finally { log += "2"; }
} catch (e) { log += e; } finally { log += "3"; }
assert.sameValue(log, "12x3");
