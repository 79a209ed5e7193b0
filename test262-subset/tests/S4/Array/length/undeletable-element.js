/*---
description: Shortening stops at an element that cannot be deleted
esid: sec-arraysetlength
---*/

var a = [0, 1, 2, 3];
Object.defineProperty(a, 1, { configurable: false });
assert.throws(TypeError, function () { a.length = 0; });
assert.compareArray(a, [0, 1]);
assert.sameValue(Reflect.set(a, "length", 1), false);
assert.sameValue(Reflect.defineProperty(a, "length", { value: 2, writable: false }), true);
assert.throws(TypeError, function () { a.push(1); });
assert.sameValue(a.length, 2);
