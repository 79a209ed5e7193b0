/*---
description: JSON has its own white space, numbers and escapes
esid: sec-json.parse
---*/

["01", "+1", ".5", "1.", "0x1", "'a'", '"\t"', '"\\x41"', "[1,]", '{"a":1,}', "{a:1}", "\u00A01", "\uFEFF1", "NaN", "undefined", "", "1 2", '"\\u12"', "-"].forEach(function (t) {
  assert.throws(SyntaxError, function () { JSON.parse(t); }, t);
});
assert.sameValue(JSON.parse(" \t\r\n1E+2 "), 100);
assert.sameValue(JSON.parse('"\\/\\u0041\u2028\u007F"'), "/A\u2028\u007F");
assert.sameValue(JSON.parse("-0"), -0);
