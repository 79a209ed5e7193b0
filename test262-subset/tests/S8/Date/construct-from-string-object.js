/*---
description: a String object is a primitive string by way of ToPrimitive
esid: sec-date
---*/

assert.sameValue(new Date(new String("1970-01-02")).getTime(), 86400000);
assert.sameValue(new Date(["1970-01-02"]).getTime(), 86400000);
assert.sameValue(new Date(new Number(7)).getTime(), 7);
