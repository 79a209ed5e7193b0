/*---
description: Results are plain sets whatever the class of the receiver, made without its add
esid: sec-set.prototype.union
---*/

class S extends Set { add(v) { return super.add(v); } }
var s = new S([1]);
S.prototype.add = function () { throw new EvalError(); };
["union", "intersection", "difference", "symmetricDifference"].forEach(function (m) {
  assert.sameValue(Object.getPrototypeOf(s[m](new Set([2]))), Set.prototype, m);
});
