/*---
description: RGI_Emoji matches whole sequences, the longest first
esid: table-binary-unicode-properties-of-strings
---*/

var family = "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}";
assert.sameValue(/\p{RGI_Emoji}/v.exec(family)[0], family);
assert(/^\p{RGI_Emoji_ZWJ_Sequence}$/v.test(family));
assert(/^\p{RGI_Emoji_Flag_Sequence}$/v.test("\u{1F1E9}\u{1F1EA}") && !/^\p{RGI_Emoji_Flag_Sequence}$/v.test("\u{1F1E9}\u{1F1E9}"));
assert(/^\p{Emoji_Keycap_Sequence}$/v.test("1\uFE0F\u20E3") && !/^\p{Emoji_Keycap_Sequence}$/v.test("1\u20E3"));
assert(/^\p{RGI_Emoji_Modifier_Sequence}$/v.test("\u{1F44D}\u{1F3FD}"));
assert(/^\p{RGI_Emoji_Tag_Sequence}$/v.test("\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"));
assert(/^\p{Basic_Emoji}$/v.test("\u{1F600}") && /^\p{Basic_Emoji}$/v.test("\u00A9\uFE0F") && !/^\p{Basic_Emoji}$/v.test("\u00A9"));
