/*---
description: Changing between value and accessor keeps enumerable and configurable, and forgets the rest
esid: sec-validateandapplypropertydescriptor
---*/

var o = {};
Object.defineProperty(o, "x", { value: 1, writable: true, configurable: true });
Object.defineProperty(o, "x", { get: undefined });
var d = Object.getOwnPropertyDescriptor(o, "x");
assert(!("value" in d) && d.configurable && !d.enumerable);
Object.defineProperty(o, "x", { value: 2 });
assert.sameValue(Object.getOwnPropertyDescriptor(o, "x").writable, false);
