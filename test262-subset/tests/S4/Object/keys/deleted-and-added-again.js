/*---
description: A key that was deleted and added again goes to the end; a redefined one stays
esid: sec-ordinaryownpropertykeys
---*/

var o = { a: 1, b: 2, c: 3 };
delete o.a;
o.a = 1;
Object.defineProperty(o, "b", { get() {} });
assert.compareArray(Object.keys(o), ["b", "c", "a"]);
