/*---
description: Wrapped numbers and texts are converted, booleans and BigInts unwrapped
esid: sec-serializejsonproperty
---*/

var n = new Number(1);
n.valueOf = function () { return 7; };
var s = new String("a");
s.toString = function () { return "b"; };
var b = new Boolean(false);
b.valueOf = function () { return true; };
assert.sameValue(JSON.stringify([n, s, b]), '[7,"b",false]');
assert.throws(TypeError, function () { JSON.stringify(Object(1n)); });
assert.sameValue(JSON.stringify(Object(Symbol())), "{}");
