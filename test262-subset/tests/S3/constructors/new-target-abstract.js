/*---
description: A constructor may refuse to be constructed itself by its new.target
esid: sec-meta-properties
---*/

class Shape { constructor() { if (new.target === Shape) throw new RangeError(); } }
class Square extends Shape {}
assert.throws(RangeError, function () { new Shape(); });
assert.sameValue(new Square() instanceof Shape, true);
