/*---
description: A bound function has no prototype, which a class that extends it notices
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

let f = function () {}.bind();
assert.throws(TypeError, function () { class A extends f {} });
f.prototype = { m() { return 1; } };
class B extends f {}
assert.sameValue(new B().m(), 1);
