/*---
description: Deleting a super property throws a ReferenceError
esid: sec-delete-operator-runtime-semantics-evaluation
---*/

class A { m() { delete super.x; } }
assert.throws(ReferenceError, function () { new A().m(); });
