/*---
description: Normalizing twice changes nothing more
esid: sec-string.prototype.normalize
---*/

var sample = "";
for (var c = 0xA0; c < 0x3400; c += 7) sample += String.fromCharCode(c);
["NFC", "NFD", "NFKC", "NFKD"].forEach(function (form) {
  var once = sample.normalize(form);
  assert.sameValue(once.normalize(form), once, form);
});
assert.sameValue(sample.normalize("NFD").normalize("NFC"), sample.normalize("NFC"));
