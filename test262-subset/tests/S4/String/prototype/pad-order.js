/*---
description: A length that is reached already leaves the filler unconverted
esid: sec-stringpaddingbuiltinsimpl
---*/

assert.sameValue("abc".padStart(3, { toString() { throw new EvalError(); } }), "abc");
assert.throws(EvalError, function () { "abc".padEnd(4, { toString() { throw new EvalError(); } }); });
assert.sameValue("a".padStart(2 ** 60, ""), "a");
