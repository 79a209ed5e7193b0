/*---
description: A line continuation leaves no trace in the cooked value and stays in the raw one
esid: sec-static-semantics-trv
---*/

function both(s) { return [s[0], s.raw[0]]; }
assert.compareArray(both`a\
b`, ["ab", "a\\\nb"]);
