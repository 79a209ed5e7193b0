/*---
description: Cases fall through until a break, wherever default stands
esid: sec-switch-statement
---*/

function f(v) {
  var log = "";
  switch (v) {
    case 1: log += "1";
    default: log += "d";
    case 2: log += "2"; break;
    case 3: log += "3";
  }
  return log;
}
assert.sameValue(f(1), "1d2");
assert.sameValue(f(2), "2");
assert.sameValue(f(3), "3");
assert.sameValue(f(9), "d2");
