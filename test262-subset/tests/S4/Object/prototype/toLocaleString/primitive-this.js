/*---
description: toLocaleString calls toString on the primitive itself
esid: sec-object.prototype.tolocalestring
---*/

var kind;
Object.defineProperty(Boolean.prototype, "toString", { configurable: true, writable: true,
  value: function () { kind = typeof this; return "B"; } });
assert.sameValue(Object.prototype.toLocaleString.call(true), "B");
assert.sameValue(kind, "boolean");
