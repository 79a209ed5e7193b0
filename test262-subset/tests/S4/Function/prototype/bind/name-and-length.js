/*---
description: bind makes name and length from what the target has then
esid: sec-function.prototype.bind
---*/

function f(a, b, c) {}
assert.sameValue(f.bind(null, 1).length, 2);
assert.sameValue(f.bind(null, 1, 2, 3, 4).length, 0);
assert.sameValue(f.bind().bind().name, "bound bound f");
Object.defineProperty(f, "length", { value: 2.7 });
assert.sameValue(f.bind().length, 2);
Object.defineProperty(f, "length", { value: -Infinity });
assert.sameValue(f.bind().length, 0);
Object.defineProperty(f, "length", { value: Infinity });
assert.sameValue(f.bind().length, Infinity);
Object.defineProperty(f, "length", { value: "9" });
assert.sameValue(f.bind().length, 0);
