/*---
description: An error in a computed name leaves the class undefined
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

let C, ran = false;
assert.throws(RangeError, function () {
  C = class { static x = ran = true; [(() => { throw new RangeError(); })()]() {} };
});
assert.sameValue(C, undefined);
assert.sameValue(ran, false);
