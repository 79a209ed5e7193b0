/*---
description: A hole reads through to the prototype
esid: sec-array.prototype.slice
---*/

Array.prototype[1] = "inherited";
try {
  assert.compareArray([0, , 2].slice(), [0, "inherited", 2]);
  assert.sameValue([0, , 2].indexOf("inherited"), 1);
  assert.sameValue([0, , 2].join("-"), "0-inherited-2");
  var a = [0, , 2];
  assert.sameValue(a.shift(), 0);
  assert.sameValue(Object.hasOwn(a, 0), true);
  assert.sameValue(a[0], "inherited");
} finally {
  delete Array.prototype[1];
}
assert.sameValue([0, , 2].indexOf("inherited"), -1);
