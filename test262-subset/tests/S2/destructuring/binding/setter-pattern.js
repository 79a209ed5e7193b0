/*---
description: A setter of a class may take its value apart
esid: sec-method-definitions
---*/

class A { set pair([a, b]) { this.sum = a + b; } }
var o = new A();
o.pair = [1, 2];
assert.sameValue(o.sum, 3);
