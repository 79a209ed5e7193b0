/*---
description: A subclass of Map fills itself through its own set
esid: sec-map-iterable
---*/

class Count extends Map { set(k, v) { return super.set(k, v + 1); } }
let c = new Count([["a", 1]]);
assert.sameValue(c.get("a"), 2);
assert.sameValue(c.size, 1);
