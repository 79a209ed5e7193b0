/*---
description: The stack is read through the prototype, is text for errors and undefined for others
esid: sec-properties-of-the-error-prototype-object
---*/

var e = new RangeError("why");
assert.sameValue(typeof e.stack, "string");
assert(e.stack.indexOf("RangeError: why") === 0);
assert(!Object.hasOwn(e, "stack"));
assert.sameValue(Object.create(e).stack, undefined);
