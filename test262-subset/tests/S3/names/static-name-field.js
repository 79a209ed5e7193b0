/*---
description: A static field initializer sees the name already set
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

let A = class { static n = this.name; static name = "own"; };
assert.sameValue(A.n, "A");
assert.sameValue(A.name, "own");
