/*---
description: names, lengths and attributes of what hangs on Date
esid: sec-properties-of-the-date-constructor
---*/

assert.compareArray(Object.getOwnPropertyNames(Date).sort(), ["UTC", "length", "name", "now", "parse", "prototype"]);
assert.sameValue(Date.length, 7);
assert.sameValue(Date.UTC.length, 7);
assert.sameValue(Date.prototype.setHours.length, 4);
assert.sameValue(Date.prototype.setFullYear.length, 3);
assert.sameValue(Date.prototype.toJSON.length, 1);
assert.sameValue(Object.getOwnPropertyDescriptor(Date, "prototype").writable, false);
assert.sameValue(Date.prototype.toGMTString, Date.prototype.toUTCString);
assert.sameValue(Date.prototype.toGMTString.name, "toUTCString");
assert.sameValue(Object.getOwnPropertySymbols(Date.prototype).length, 1);
