/*---
description: The first alternative that lets the rest match wins, not the longest
esid: sec-compilesubpattern
---*/

assert.sameValue(/a|ab/.exec("abc")[0], "a");
assert.compareArray(/((a)|(ab))((c)|(bc))/.exec("abc"), ["abc", "a", "a", undefined, "bc", undefined, "bc"]);
assert.sameValue(/|a/.exec("a")[0], "");
assert.sameValue(/(?:a|)$/.exec("a")[0], "a");
