/*---
description: A line break after continue parts it from the label
esid: sec-automatic-semicolon-insertion
---*/

var inner = 0;
out: for (var i = 0; i < 2; i++) {
  for (var j = 0; j < 3; j++) {
    inner++;
    continue
    out;
  }
}
assert.sameValue(inner, 6);
