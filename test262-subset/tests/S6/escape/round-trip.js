/*---
description: What is escaped matches itself in every mode
esid: sec-regexp.escape
features: [regexp-escape]
---*/

var text = "";
for (var i = 0; i < 256; i++) text += String.fromCharCode(i);
["", "u", "v", "i"].forEach(function (flags) {
  assert(new RegExp("^" + RegExp.escape(text) + "$", flags).test(text), flags);
});
assert(new RegExp("[" + RegExp.escape("a-c") + "]", "v").test("-"));
assert(!new RegExp("[" + RegExp.escape("a-c") + "]", "v").test("b"));
