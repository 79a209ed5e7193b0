/*---
description: Many alternatives that begin with pairs, with and without u
esid: sec-compilesubpattern
---*/

var list = [];
for (var c = 0x1F600; c < 0x1F680; c++) list.push(String.fromCodePoint(c));
["", "u", "v"].forEach(function (flags) {
  var r = new RegExp("(?:" + list.join("|") + ")!", flags);
  assert.sameValue(r.exec("\u{1F605}\u{1F67F}!").index, 2, flags);
  assert.sameValue(r.exec("\uD83D!"), null, flags);
});
