/*---
description: trim, the escape for spaces, Number and the grammar agree on white space
esid: sec-white-space
---*/

for (var c = 0; c < 65536; c++) {
  var s = String.fromCharCode(c), space = /\s/.test(s);
  if ((s.trim() === "") !== space || space && Number(s + "1") !== 1) assert.sameValue(c.toString(16), "the same everywhere");
}
assert.sameValue(/^\s$/u.test("\uFEFF"), true);
