/*---
description: Properties of emoji are about single code points
esid: table-binary-unicode-properties
---*/

assert(/^\p{Emoji}$/u.test("1") && !/^\p{Emoji_Presentation}$/u.test("1") && /^\p{EPres}$/u.test("\u{1F600}"));
assert(/^\p{Emoji_Modifier}$/u.test("\u{1F3FB}") && /^\p{Emoji_Modifier_Base}$/u.test("\u{1F44D}"));
assert(/^\p{Regional_Indicator}{2}$/u.test("\u{1F1E9}\u{1F1EA}"));
assert(/^\p{Extended_Pictographic}$/u.test("\u00A9") && /^\p{EComp}$/u.test("\u200D"));
