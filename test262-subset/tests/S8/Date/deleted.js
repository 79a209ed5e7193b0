/*---
description: Date is an ordinary property of the global object
esid: sec-constructor-properties-of-the-global-object-date
---*/

var D = Date;
assert.sameValue(delete globalThis.Date, true);
assert.sameValue(typeof Date, "undefined");
assert.sameValue(new D(5).constructor, D);
globalThis.Date = 5;
assert.sameValue(Date, 5);
