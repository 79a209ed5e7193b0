/*---
description: GeneratorFunction makes generator functions from text, where yield is no parameter name
esid: sec-generatorfunction
---*/

var GF = Object.getPrototypeOf(function* () {}).constructor;
var g = new GF("a", "yield a; yield a + 1");
assert.compareArray([...g(4)], [4, 5]);
assert.sameValue(g.toString(), "function* anonymous(a\n) {\nyield a; yield a + 1\n}");
assert.throws(SyntaxError, function () { GF("a = yield", ""); });
assert.sameValue(Object.getPrototypeOf(GF), Function);
assert.sameValue(GF.prototype[Symbol.toStringTag], "GeneratorFunction");
