/*---
description: A backslash before any other character stands for that character
esid: sec-literals-string-literals
---*/

assert.sameValue("\a\c\d\e\z\A\$\ \/\é", "acdezA$ /é");
