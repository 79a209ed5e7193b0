/*---
description: Every reserved word may name a property
esid: sec-object-initializer
---*/

var o = { if: 1, class: 2, null: 3, true: 4, yield: 5, enum: 6, new: 7, let: 8 };
assert.sameValue(o.if + o.class + o.null + o.true + o.yield + o.enum + o.new + o.let, 36);
