/*---
description: Nesting of a few hundred levels is read and written
esid: sec-json.parse
---*/

var text = "[".repeat(200) + "]".repeat(200);
assert.sameValue(JSON.stringify(JSON.parse(text)), text);
var o = {};
for (var i = 0; i < 100; i++) o = { o };
assert.sameValue(JSON.stringify(o).length, 100 * 6 + 2);
