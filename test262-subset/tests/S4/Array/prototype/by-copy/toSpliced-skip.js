/*---
description: toSpliced does not read what it leaves out
esid: sec-array.prototype.tospliced
---*/

var like = { length: 3, 0: "a", get 1() { throw new EvalError(); }, 2: "c" };
assert.compareArray(Array.prototype.toSpliced.call(like, 1, 1, "x", "y"), ["a", "x", "y", "c"]);
assert.compareArray([1, 2, 3].toSpliced(1), [1]);
assert.compareArray([1, 2, 3].toSpliced(1, undefined), [1, 2, 3]);
assert.compareArray([1, 2].toSpliced(), [1, 2]);
