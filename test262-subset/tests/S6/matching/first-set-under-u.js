/*---
description: A search never starts in the middle of a pair, wherever lastIndex points
esid: sec-regexpbuiltinexec
---*/

var s = "\uD83D\uDE00\uDE00";
[/\uDE00/gu, /[\uDE00]/gu, /(?:\uDE00|x)/gu, /\uDE00\b|\uDE00/gv].forEach(function (r) {
  for (var from = 0; from < 3; from++) {
    r.lastIndex = from;
    assert.sameValue(r.exec(s).index, 2, r + " from " + from);
  }
});
