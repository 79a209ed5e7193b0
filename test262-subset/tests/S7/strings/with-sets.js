/*---
description: Properties of texts meet and lose texts of other classes
esid: sec-compiletocharset
---*/

var keycap = "5\uFE0F\u20E3";
assert(/^[\p{RGI_Emoji}&&\p{Emoji_Keycap_Sequence}]$/v.test(keycap));
assert(!/^[\p{RGI_Emoji}--\p{Emoji_Keycap_Sequence}]$/v.test(keycap));
assert.compareArray(("a" + keycap + "b").match(/[\p{Emoji_Keycap_Sequence}a-z]/vg), ["a", keycap, "b"]);
assert(!/^[\p{RGI_Emoji}&&\p{ASCII}]$/v.test("5"), "a digit alone is no recommended emoji");
