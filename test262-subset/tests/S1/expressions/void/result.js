/*---
description: void evaluates its operand and gives undefined
esid: sec-void-operator
---*/

var n = 0;
assert.sameValue(void n++, undefined);
assert.sameValue(n, 1);
