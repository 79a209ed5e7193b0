/*---
description: The marks of HTML-like comments are ordinary characters in literals
esid: sec-html-like-comments
---*/

assert.sameValue("<!-- -->".length, 8);
assert.sameValue(`<!--${1}-->`, "<!--1-->");
assert.sameValue(/<!-->/.source, "<!-->");
