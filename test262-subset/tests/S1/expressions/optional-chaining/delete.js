/*---
description: delete of an optional chain deletes, or is true when the chain ended early
esid: sec-delete-operator-runtime-semantics-evaluation
---*/

var o = { a: { b: 1 } };
assert.sameValue(delete o?.a?.b, true);
assert.sameValue("b" in o.a, false);
assert.sameValue(delete o?.none?.b, true);
