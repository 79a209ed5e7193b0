/*---
description: A line break after break parts it from the label
esid: sec-automatic-semicolon-insertion
---*/

var outer = 0, inner = 0;
out: for (var i = 0; i < 2; i++) {
  outer++;
  for (;;) {
    inner++;
    break
    out;
  }
}
assert.sameValue(outer, 2);
assert.sameValue(inner, 2);
