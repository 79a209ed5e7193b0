/*---
description: Each evaluation of a class makes private names of its own
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

function make() { return class { #x = 1; static read(o) { return o.#x; } }; }
let A = make(), B = make();
assert.sameValue(A.read(new A()), 1);
assert.throws(TypeError, function () { A.read(new B()); });
