/*---
description: Each iteration has its own copy of the loop's let bindings
esid: sec-createperiterationenvironment
---*/

var fs = [];
for (let i = 0; i < 3; i++) fs.push(() => i);
assert.compareArray(fs.map(f => f()), [0, 1, 2]);
var gs = [];
for (let i = 0; i < 4; gs.push(() => i), i++) i++;
assert.compareArray(gs.map(f => f()), [3, 4]);
