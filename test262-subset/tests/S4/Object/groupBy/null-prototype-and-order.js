/*---
description: The groups have no prototype and stand in order of first use, indices first
esid: sec-object.groupby
---*/

var groups = Object.groupBy(["b", "a", "2", "b"], function (v, i) { assert.sameValue(typeof i, "number"); return v; });
assert.sameValue(Object.getPrototypeOf(groups), null);
assert.compareArray(Object.keys(groups), ["2", "b", "a"]);
assert.compareArray(groups.b, ["b", "b"]);
