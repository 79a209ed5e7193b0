/*---
description: A template on a new line is a tagged template of the expression before
esid: sec-automatic-semicolon-insertion
---*/

function tag(strings) { return strings[0]; }
var x = tag
`text`
assert.sameValue(x, "text");
