/*---
description: Under u a pair is not split
esid: sec-regexp.prototype-%symbol.split%
---*/

assert.compareArray("\uD83D\uDE00x".split(/(?:)/u), ["\uD83D\uDE00", "x"]);
assert.compareArray("\uD83D\uDE00".split(/\uDE00/u), ["\uD83D\uDE00"]);
assert.compareArray("\uD83D\uDE00".split(/\uDE00/), ["\uD83D", ""]);
