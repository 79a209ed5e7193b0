/*---
description: The single-character escapes stand for their control characters
esid: sec-literals-string-literals
---*/

assert.sameValue("\b\t\n\v\f\r", String.fromCharCode(8, 9, 10, 11, 12, 13));
assert.sameValue("\\\"\'", String.fromCharCode(92, 34, 39));
