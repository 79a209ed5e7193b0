/*---
description: includes, startsWith and endsWith refuse what says it is a regular expression
esid: sec-isregexp
---*/

var r = /./;
["includes", "startsWith", "endsWith"].forEach(function (m) {
  assert.throws(TypeError, function () { "/./"[m](r); });
  assert.throws(TypeError, function () { "x"[m]({ [Symbol.match]: true }); });
});
r[Symbol.match] = false;
assert("/./".includes(r));
assert("abc".endsWith("b", 2) && "abc".startsWith("b", 1) && "abc".endsWith("", 0));
