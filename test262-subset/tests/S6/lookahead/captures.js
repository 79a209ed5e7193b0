/*---
description: A positive lookahead keeps captures and is not entered again, a negative one forgets them
esid: sec-compileassertion
---*/

assert.compareArray(/(?=(a+))/.exec("baaabac"), ["", "aaa"]);
assert.sameValue(/(?=(a+))a*b\1/.exec("baaabac")[0], "aba");
assert.compareArray(/(.*?)a(?!(a+)b\2c)\2(.*)/.exec("baaabaac"), ["baaabaac", "ba", undefined, "abaac"]);
assert.compareArray(/(?!(x))a/.exec("a"), ["a", undefined]);
