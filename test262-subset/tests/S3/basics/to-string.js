/*---
description: The text of a class is its source from the first to the last token
esid: sec-function.prototype.tostring
---*/

class A /* a */ { m ( ) { } /* b */ }
assert.sameValue(A.toString(), "class A /* a */ { m ( ) { } /* b */ }");
assert.sameValue(new A().m.toString(), "m ( ) { }");
