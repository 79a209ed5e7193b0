/*---
description: Captures inside a repeated group are undefined again at each turn
esid: sec-runtime-semantics-repeatmatcher-abstract-operation
---*/

assert.compareArray(/(?:(a)|(b)|c)*/.exec("abc"), ["abc", undefined, undefined]);
assert.compareArray(/(z)((a+)?(b+)?(c))*/.exec("zaacbbbcac"), ["zaacbbbcac", "z", "ac", "a", undefined, "c"]);
assert.compareArray(/(?:(x)|y){2}/.exec("xy"), ["xy", undefined]);
