/*---
description: The result of typeof for every type, and for names that are not declared
esid: sec-typeof-operator
---*/

assert.sameValue(typeof undefined, "undefined");
assert.sameValue(typeof null, "object");
assert.sameValue(typeof true, "boolean");
assert.sameValue(typeof 1, "number");
assert.sameValue(typeof "", "string");
assert.sameValue(typeof Symbol(), "symbol");
assert.sameValue(typeof 1n, "bigint");
assert.sameValue(typeof {}, "object");
assert.sameValue(typeof function () {}, "function");
assert.sameValue(typeof class {}, "function");
assert.sameValue(typeof notDeclaredAnywhere, "undefined");
