/*---
description: The mapper gets value and index, and the this that was given
esid: sec-array.from
---*/

var me = {};
var got = Array.from("xy", function (v, i) { assert.sameValue(this, me); return v + i + arguments.length; }, me);
assert.compareArray(got, ["x02", "y12"]);
