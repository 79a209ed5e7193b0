/*---
description: The functions of accessors are named with get and set before the key
esid: sec-setfunctionname
---*/

var s = Symbol("q");
var o = { get a() {}, set [s](v) {} };
assert.sameValue(Object.getOwnPropertyDescriptor(o, "a").get.name, "get a");
assert.sameValue(Object.getOwnPropertyDescriptor(o, s).set.name, "set [q]");
