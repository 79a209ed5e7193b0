/*---
description: Reducing length through defineProperty deletes elements and can fix it at once
esid: sec-arraysetlength
---*/

var a = [1, 2, 3];
Object.defineProperty(a, "length", { value: 1, writable: false });
assert.sameValue(a[1], undefined);
assert.throws(TypeError, function () { a[1] = 2; });
assert.throws(TypeError, function () { a.length = 1.5; }, "a read-only length is refused first");
a[0] = 9;
assert.sameValue(a[0], 9);
