/*---
description: A rest property of a string has its characters
esid: sec-copydataproperties
---*/

let { 0: first, ...rest } = "abc";
assert.compareArray(Object.keys(rest), ["1", "2"]);
assert.sameValue(rest[2], "c");
