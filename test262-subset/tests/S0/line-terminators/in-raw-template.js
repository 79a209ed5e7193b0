/*---
description: The raw value of a template normalises carriage returns too
esid: sec-static-semantics-trv
---*/

function raw(strings) { return strings.raw[0]; }
assert.sameValue(eval("raw`a\r\nb`"), "a\nb");
assert.sameValue(eval("raw`\\\r`"), "\\\n");
