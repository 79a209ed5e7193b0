/*---
description: The methods of Set need an object that its constructor made
esid: sec-set.prototype.add
---*/

class S extends Set { constructor() { return Object.create(S.prototype); } }
assert.throws(TypeError, function () { new S().add(1); });
