/*---
description: static, get, set and async may name methods and fields
esid: sec-class-definitions
---*/

class A { static() { return 1; } get() { return 2; } set = 3; async = 4; static static = 5; static async() { return 6; } }
let a = new A();
assert.sameValue(a.static() + a.get() + a.set + a.async + A.static + A.async(), 21);
