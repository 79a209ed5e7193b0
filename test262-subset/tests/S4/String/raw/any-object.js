/*---
description: raw works on any object with raw, and puts substitutions only between
esid: sec-string.raw
---*/

assert.sameValue(String.raw({ raw: "abc" }, 1, 2, 3, 4), "a1b2c");
assert.sameValue(String.raw({ raw: { length: 2, 0: "x" } }), "xundefined");
assert.sameValue(String.raw({ raw: { length: -1 } }, 1), "");
assert.throws(TypeError, function () { String.raw({}); });
assert.sameValue(String.raw`\u{}\n${1}`, "\\u{}\\n1");
