/*---
description: Binary properties by long and short name
esid: table-binary-unicode-properties
---*/

assert(/^\p{Alphabetic}$/u.test("\u0345") && /^\p{Alpha}$/u.test("\u2160"));
assert(/^\p{White_Space}$/u.test("\u0085") && /^\p{space}$/u.test("\u3000") && !/^\p{space}$/u.test("\uFEFF"));
assert(/^\p{Ideographic}$/u.test("\u3007") && /^\p{Hex_Digit}$/u.test("\uFF21") && !/^\p{AHex}$/u.test("\uFF21"));
assert(/^\p{Dash}$/u.test("\u2014") && /^\p{QMark}$/u.test("\u00AB"));
assert(/^\p{Noncharacter_Code_Point}$/u.test("\u{1FFFE}") && /^\p{Default_Ignorable_Code_Point}$/u.test("\u200B"));
