/*---
description: A closure may refer to a binding declared later, as long as it runs later
esid: sec-let-and-const-declarations
---*/

function read() { return later; }
assert.throws(ReferenceError, read);
let later = 5;
assert.sameValue(read(), 5);
