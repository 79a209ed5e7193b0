/*---
description: A cause is taken when the options have one, undefined too, inherited too
esid: sec-installerrorcause
---*/

assert(!Object.hasOwn(new Error("m"), "cause"));
assert(!Object.hasOwn(new Error("m", {}), "cause"));
assert(Object.hasOwn(new Error("m", { cause: undefined }), "cause"));
assert.sameValue(new Error("m", Object.create({ cause: 1 })).cause, 1);
assert(!Object.hasOwn(new Error("m", "cause"), "cause"));
assert.sameValue(Object.getOwnPropertyDescriptor(new Error("", { cause: 1 }), "cause").enumerable, false);
