/*---
description: The prototype of the heritage is read once
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

let n = 0, f = function () {}.bind();
Object.defineProperty(f, "prototype", { get() { n++; return {}; } });
class A extends f {}
assert.sameValue(n, 1);
