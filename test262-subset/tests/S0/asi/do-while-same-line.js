/*---
description: The semicolon of a do-while may be left out even on one line
esid: sec-automatic-semicolon-insertion
---*/

var n = 0;
do n++; while (n < 3) n += 10;
assert.sameValue(n, 13);
