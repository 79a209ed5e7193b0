/*---
description: Descriptors of all own keys, hidden and symbols too, as plain objects
esid: sec-object.getownpropertydescriptors
---*/

var s = Symbol(), o = Object.defineProperty({ [s]: 1 }, "h", { value: 2 });
var all = Object.getOwnPropertyDescriptors(o);
assert.compareArray(Reflect.ownKeys(all), ["h", s]);
assert.sameValue(Object.keys(all.h).join(), "value,writable,enumerable,configurable");
assert.sameValue(Object.keys(Object.getOwnPropertyDescriptor({ get x() {} }, "x")).join(), "get,set,enumerable,configurable");
