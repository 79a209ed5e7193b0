/*---
description: A generator method may use super after it was suspended
esid: sec-super-keyword
---*/

class A { m() { return 5; } }
class B extends A { *m() { yield 1; yield super.m(); } }
assert.compareArray([...new B().m()], [1, 5]);
