/*---
description: Indices ascend, then texts in order of creation; symbols are not keys
esid: sec-ordinaryownpropertykeys
---*/

var o = { z: 1, 10: 1, [Symbol()]: 1, a: 1, 9: 1, "-1": 1, "01": 1, 4294967295: 1, 4294967294: 1 };
assert.compareArray(Object.keys(o), ["9", "10", "4294967294", "z", "a", "-1", "01", "4294967295"]);
