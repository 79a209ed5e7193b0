/*---
description: A super property may be the target of a pattern and of a loop
esid: sec-destructuring-assignment
---*/

class A { m() { [super.a, super["b"]] = [1, 2]; for (super.c of [3]) ; return this.a + this.b + this.c; } }
assert.sameValue(new A().m(), 6);
