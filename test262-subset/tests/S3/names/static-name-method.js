/*---
description: A static method name replaces the name of the class
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

let A = class { static name() { return 5; } };
assert.sameValue(A.name(), 5);
