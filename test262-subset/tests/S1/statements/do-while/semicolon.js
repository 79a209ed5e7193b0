/*---
description: A semicolon is inserted after do-while even on the same line
esid: sec-rules-of-automatic-semicolon-insertion
---*/

var i = 0;
do i++; while (i < 3) var after = i;
assert.sameValue(after, 3);
