/*---
description: isError looks for the internal slot
esid: sec-error.iserror
---*/

assert(Error.isError(new RangeError()));
assert(Error.isError(AggregateError([])));
assert(Error.isError(Object.setPrototypeOf(new Error(), null)));
assert(!Error.isError(Object.create(Error.prototype)));
assert(!Error.isError(Error.prototype));
assert(!Error.isError("Error"));
class Mine extends Error {}
assert(Error.isError(new Mine()));
