/*---
description: set finds the setter on the target and writes to the receiver
esid: sec-ordinarysetwithowndescriptor
---*/

var target = { x: 1, set y(v) { this.seen = v; } }, receiver = {};
assert.sameValue(Reflect.set(target, "x", 2, receiver), true);
assert.sameValue(target.x + receiver.x, 3);
Reflect.set(target, "y", 5, receiver);
assert.sameValue(receiver.seen, 5);
assert.sameValue(Reflect.set(target, "x", 1, 1), false);
