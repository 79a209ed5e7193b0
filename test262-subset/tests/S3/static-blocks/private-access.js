/*---
description: A static block can hand out access to private names
esid: sec-class-definitions
---*/

let read;
class A { #x = 5; static { read = (o) => o.#x; } }
assert.sameValue(read(new A()), 5);
