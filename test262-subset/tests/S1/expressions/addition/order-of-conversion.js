/*---
description: Both operands are evaluated before either is converted, left first
esid: sec-addition-operator-plus
---*/

var log = "";
function make(name) {
  log += "eval " + name + ";";
  return { valueOf: function () { log += "convert " + name + ";"; return 1; } };
}
assert.sameValue(make("a") + make("b"), 2);
assert.sameValue(log, "eval a;eval b;convert a;convert b;");
