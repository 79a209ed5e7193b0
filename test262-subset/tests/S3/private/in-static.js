/*---
description: A static private member is found on its class alone
esid: sec-relational-operators-runtime-semantics-evaluation
---*/

class A { static #x = 1; static has(o) { return #x in o; } }
assert.sameValue(A.has(A), true);
assert.sameValue(A.has(class extends A {}), false);
