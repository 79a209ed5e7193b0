/*---
description: continue leaves a try statement inside a catch clause whose parameter is captured
esid: sec-try-statement
---*/

var n = 0;
for (var i = 0; i < 3; i++) {
  try { throw i; } catch (e) {
    if (e < 2) { try { eval("n += e"); continue; } catch (ignored) {} }
    n += 10;
  }
}
assert.sameValue(n, 11);
