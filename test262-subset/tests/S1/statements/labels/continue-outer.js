/*---
description: A labelled continue goes on with the labelled loop
esid: sec-continue-statement
---*/

var log = "";
outer: for (var i = 0; i < 3; i++) {
  for (var j = 0; j < 3; j++) {
    if (j === 1) continue outer;
    log += i + "" + j + " ";
  }
}
assert.sameValue(log, "00 10 20 ");
