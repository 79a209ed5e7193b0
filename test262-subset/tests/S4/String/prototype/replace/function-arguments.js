/*---
description: The function gets match, position and text
esid: sec-string.prototype.replace
---*/

var got;
"xay".replace("a", function () { got = [...arguments, this]; });
assert.compareArray(got, ["a", 1, "xay", undefined]);
assert.sameValue("xay".replace("a", function () {}), "xundefinedy");
