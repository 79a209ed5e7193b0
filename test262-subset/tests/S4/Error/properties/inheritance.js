/*---
description: Native errors inherit from Error in both chains and own name and message
esid: sec-properties-of-the-nativeerror-prototype-objects
---*/

var p = TypeError.prototype;
assert.compareArray(Reflect.ownKeys(p).sort(), ["constructor", "message", "name"]);
assert.sameValue(Object.getPrototypeOf(p), Error.prototype);
assert.sameValue(String(Object.create(p)), "TypeError");
class Mine extends TypeError { get name() { return "Mine"; } }
assert.sameValue(String(new Mine("x")), "Mine: x");
