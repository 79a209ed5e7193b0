/*---
description: The new length is converted twice, before anything changes
esid: sec-arraysetlength
---*/

var log = [];
var a = [1, 2, 3];
a.length = { valueOf() { log.push(a.length); return 1; } };
assert.compareArray(log, [3, 3]);
assert.compareArray(a, [1]);
