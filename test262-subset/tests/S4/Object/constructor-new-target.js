/*---
description: Object called with another new.target ignores its argument
esid: sec-object-value
---*/

class Sub extends Object { constructor(v) { super(v); } }
var given = {};
assert.notSameValue(new Sub(given), given);
assert.sameValue(Object(given), given);
assert.sameValue(new Object("s") instanceof String, true);
assert.sameValue(Reflect.construct(Object, [1], Sub) instanceof Sub, true);
