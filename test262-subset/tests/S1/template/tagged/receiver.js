/*---
description: A tag that is a member is called with its object
esid: sec-tagged-templates-runtime-semantics-evaluation
---*/

var o = { v: 3, t(s) { return this.v; } };
assert.sameValue(o.t`x`, 3);
assert.sameValue(o["t"]`x`, 3);
