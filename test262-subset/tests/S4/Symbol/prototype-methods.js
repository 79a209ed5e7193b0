/*---
description: toPrimitive of symbols ignores its hint and is read-only
esid: sec-symbol.prototype-%symbol.toprimitive%
---*/

var s = Symbol();
assert.sameValue(Object(s)[Symbol.toPrimitive]("number"), s);
assert.throws(TypeError, function () { Symbol.prototype[Symbol.toPrimitive].call("s"); });
var d = Object.getOwnPropertyDescriptor(Symbol.prototype, Symbol.toPrimitive);
assert(!d.writable && d.configurable && !d.enumerable);
