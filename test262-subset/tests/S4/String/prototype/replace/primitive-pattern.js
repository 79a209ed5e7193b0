/*---
description: The Symbol.replace of a primitive pattern is not looked for
esid: sec-string.prototype.replace
---*/

Object.defineProperty(Number.prototype, Symbol.replace, { configurable: true, get() { throw new EvalError(); } });
assert.sameValue("a1".replace(1, "b"), "ab");
Object.defineProperty(String.prototype, Symbol.replace, { configurable: true, get() { throw new EvalError(); } });
assert.sameValue("a1".replace("1", "b"), "ab");
