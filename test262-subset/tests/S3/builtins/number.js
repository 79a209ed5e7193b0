/*---
description: A subclass of Number or Boolean wraps a primitive
esid: sec-number-constructor
---*/

class Num extends Number { double() { return this * 2; } }
class Bool extends Boolean {}
assert.sameValue(new Num(4).double(), 8);
assert.sameValue(new Bool(false).valueOf(), false);
