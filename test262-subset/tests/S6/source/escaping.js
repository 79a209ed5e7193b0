/*---
description: The source can be read back as a literal
esid: sec-escaperegexppattern
---*/

assert.sameValue(new RegExp("").source, "(?:)");
assert.sameValue(new RegExp("/").source, "\\/");
assert.sameValue(new RegExp("\\/").source, "\\/");
assert.sameValue(new RegExp("\n\r\u2028\u2029").source, "\\n\\r\\u2028\\u2029");
assert.sameValue(eval("/" + new RegExp("[/]\n").source + "/").test("/\n"), true);
assert.sameValue(new RegExp("\\\n").test("\n"), true);
assert.sameValue(eval(String(new RegExp("\\\n"))).test("\n"), true);
