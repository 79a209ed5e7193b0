/*---
description: The heritage must be a constructor or null
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

[undefined, 1, "a", {}, () => 0, function* () {}, Math.max, { m() {} }.m].forEach(function (v) {
  assert.throws(TypeError, function () { class A extends v {} });
});
