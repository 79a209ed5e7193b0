/*---
description: A text pattern is replaced once, at its first place, with the template expanded
esid: sec-string.prototype.replace
---*/

assert.sameValue("aXbXc".replace("X", "[$`|$&|$']"), "a[a|X|bXc]bXc");
assert.sameValue("aXb".replace("X", "$$"), "a$b");
assert.sameValue("aXb".replace("X", "$1$0$<n>"), "a$1$0$<n>b");
assert.sameValue("abc".replace("", "_"), "_abc");
assert.sameValue("abc".replace("z", function () { throw new EvalError(); }), "abc");
