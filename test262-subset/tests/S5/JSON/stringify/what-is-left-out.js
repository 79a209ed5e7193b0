/*---
description: Functions, symbols and undefined vanish from objects and are null in arrays
esid: sec-serializejsonproperty
---*/

assert.sameValue(JSON.stringify({ a: undefined, b() {}, c: Symbol(), [Symbol()]: 1, d: null }), '{"d":null}');
assert.sameValue(JSON.stringify([undefined, function () {}, Symbol(), , NaN, -Infinity, -0]), "[null,null,null,null,null,null,0]");
assert.sameValue(JSON.stringify(undefined), undefined);
assert.sameValue(JSON.stringify(() => 1), undefined);
assert.throws(TypeError, function () { JSON.stringify([1n]); });
