/*---
description: Any value can be thrown and arrives unchanged
esid: sec-throw-statement
---*/

[undefined, null, 0, "", NaN, Symbol.iterator, {}].forEach(function (v) {
  try { throw v; } catch (e) { assert.sameValue(e, v); return; }
  assert(false);
});
