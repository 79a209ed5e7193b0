/*---
description: An undeclared private name in eval code is a SyntaxError
esid: sec-performeval
---*/

class A { m() { return eval("this.#nope"); } }
assert.throws(SyntaxError, function () { new A().m(); });
