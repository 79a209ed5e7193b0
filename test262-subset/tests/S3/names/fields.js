/*---
description: Anonymous functions in fields take the key as name
esid: sec-runtime-semantics-classfielddefinitionevaluation
---*/

class A { f = () => 0; ["c" + 1] = function () {}; #p = class {}; p() { return this.#p.name; } static s = () => 0; }
let a = new A();
assert.compareArray([a.f.name, a.c1.name, a.p(), A.s.name], ["f", "c1", "#p", "s"]);
