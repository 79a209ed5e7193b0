/*---
description: The length of a class is that of its constructor
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

assert.sameValue(class {}.length, 0);
assert.sameValue((class { constructor(a, b, c = 1) {} }).length, 2);
assert.sameValue((class extends Array {}).length, 0);
