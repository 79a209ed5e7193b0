/*---
description: The count of a slice may be small where the length is huge
esid: sec-array.prototype.slice
---*/

var like = { length: 2 ** 53 + 2, 9007199254740989: "x" };
var got = Array.prototype.slice.call(like, 9007199254740989, 9007199254740990);
assert.compareArray(got, ["x"]);
like[9007199254740990] = "y";
assert.sameValue(Array.prototype.slice.call(like, -1)[0], "y");
