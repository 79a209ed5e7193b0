/*---
description: what is compiled at run time draws from the same numbers
esid: sec-math.random
---*/

assert.sameValue((0, eval)("Math.random()"), 0.8116121588818848);
assert.sameValue(Function("return Math.random()")(), 0.7471047161582187);
assert.sameValue(eval("Math.random()"), 0.10015090353378375);
