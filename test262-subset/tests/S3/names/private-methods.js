/*---
description: Private methods and accessors are named with the number sign
esid: sec-setfunctionname
---*/

class A { #m() {} name() { return this.#m.name; } }
assert.sameValue(new A().name(), "#m");
