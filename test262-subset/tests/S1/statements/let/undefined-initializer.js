/*---
description: A let declaration without initializer sets the binding to undefined each time it runs
esid: sec-let-and-const-declarations-runtime-semantics-evaluation
---*/

for (var i = 0; i < 3; i++) {
  let x;
  assert.sameValue(x, undefined);
  x = i;
}
