/*---
description: A question mark and a point before a digit are a conditional
esid: sec-punctuators
---*/

var a = true;
assert.sameValue(a?.5:1, 0.5);
