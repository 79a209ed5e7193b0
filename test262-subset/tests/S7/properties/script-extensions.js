/*---
description: Script extensions add the scripts that share a character
esid: table-unicode-script-values
---*/

assert(/^\p{scx=Hira}$/u.test("\u30FC") && /^\p{Script_Extensions=Katakana}$/u.test("\u30FC"));
assert(!/^\p{sc=Hira}$/u.test("\u30FC"));
assert(/^\p{scx=Deva}$/u.test("\u0964") && /^\p{scx=Beng}$/u.test("\u0964"));
assert(!/^\p{scx=Zyyy}$/u.test("\u0964") && /^\p{sc=Zyyy}$/u.test("\u0964"));
