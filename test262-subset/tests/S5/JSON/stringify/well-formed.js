/*---
description: Lone surrogates are escaped in lower case, pairs are not
esid: sec-quotejsonstring
---*/

assert.sameValue(JSON.stringify("\uD83D\uDE00"), '"\uD83D\uDE00"');
assert.sameValue(JSON.stringify("\uDE00\uD83D"), '"\\ude00\\ud83d"');
assert.sameValue(JSON.stringify("\b\t\n\v\f\r\x1F\x7F\"\\/\u2028"), '"\\b\\t\\n\\u000b\\f\\r\\u001f\x7F\\"\\\\/\u2028"');
assert.sameValue(JSON.stringify({ "\uD800": 1 }), '{"\\ud800":1}');
