/*---
description: Each static block has a var scope of its own
esid: sec-class-definitions
---*/

var v = "outer";
class A { static { var v = 1; } static { assert.sameValue(typeof w, "undefined"); var w; } }
assert.sameValue(v, "outer");
