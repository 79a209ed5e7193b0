/*---
description: A receiver whose own property is an accessor or read-only refuses
esid: sec-ordinarysetwithowndescriptor
---*/

var called = 0;
assert.sameValue(Reflect.set({}, "x", 1, { set x(v) { called++; } }), false);
assert.sameValue(called, 0);
assert.sameValue(Reflect.set({}, "x", 1, Object.freeze({ x: 1 })), false);
assert.sameValue(Reflect.set({}, "x", 1, Object.preventExtensions({})), false);
var hidden = Object.defineProperty({}, "x", { value: 0, writable: true });
assert.sameValue(Reflect.set({ x: 0 }, "x", 9, hidden), true);
assert.sameValue(Object.getOwnPropertyDescriptor(hidden, "x").enumerable, false);
