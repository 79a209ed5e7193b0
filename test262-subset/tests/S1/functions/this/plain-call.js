/*---
description: this is undefined in a plain call and unboxed in a method call on a primitive
esid: sec-ordinarycallbindthis
---*/

function self() { return this; }
assert.sameValue(self(), undefined);
Number.prototype.self = self;
assert.sameValue((5).self(), 5);
assert.sameValue(self.call(null), null);
delete Number.prototype.self;
