/*---
description: Templates join strings and converted values, line ends as line feeds
esid: sec-template-literals
---*/

assert.sameValue(`a${1}b${[2, 3]}`, "a1b2,3");
assert.sameValue(`\x41\u{1F600}\n`, "A\ud83d\ude00\n");
assert.sameValue(`${`in${"ner"}`}`, "inner");
assert.throws(TypeError, function () { `${Symbol()}`; });
assert.sameValue(`a
b`, "a\nb");
