/*---
description: The characters of Other_ID_Start can start a name
esid: sec-names-and-keywords
---*/

var ℘ = 1, ℮ = 2, ゛ = 3;
assert.sameValue(℘ + ℮ + ゛, 6);
