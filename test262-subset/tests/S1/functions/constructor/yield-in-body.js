/*---
description: A generator body made by the constructor of generators may yield
esid: sec-generatorfunction
---*/

var GeneratorFunction = (function* () {}).constructor;
assert.compareArray([...GeneratorFunction("n", "yield n; yield n + 1")(4)], [4, 5]);
assert.throws(SyntaxError, function () { Function("yield 1"); });
