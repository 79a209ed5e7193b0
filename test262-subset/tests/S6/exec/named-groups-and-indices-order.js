/*---
description: Groups that did not take part are there as undefined, in indices too
esid: sec-makematchindicesindexpairarray
---*/

var m = /(?<a>x)|(?<b>y)/d.exec("y");
assert.compareArray(Object.entries(m.groups).flat(), ["a", undefined, "b", "y"]);
assert.sameValue(m.indices.groups.a, undefined);
assert.compareArray(m.indices.groups.b, [0, 1]);
