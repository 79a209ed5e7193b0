/*---
description: Spaces make operators of the characters of an HTML-like comment
esid: sec-html-like-comments
---*/

var b = 2;
assert.sameValue(1 < ! --b, false);
assert.sameValue(b, 1);
