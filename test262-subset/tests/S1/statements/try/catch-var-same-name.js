/*---
description: A var may have the name of a simple catch parameter
esid: sec-variablestatements-in-catch-blocks
---*/

function f() {
  try { throw 1; } catch (e) { var e = 2; assert.sameValue(e, 2); }
  return e;
}
assert.sameValue(f(), undefined);
