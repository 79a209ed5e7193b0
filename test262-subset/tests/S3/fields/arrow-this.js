/*---
description: An arrow in a field keeps the instance as this
esid: sec-runtime-semantics-classfielddefinitionevaluation
---*/

class A { n = 2; get = () => this.n; }
let { get } = new A();
assert.sameValue(get(), 2);
