/*---
description: Lookarounds nest; a lookahead inside a lookbehind reads forward
esid: sec-compileassertion
---*/

assert.sameValue("abcdef".search(/(?<=a(?=bc)bcd)e/), 4);
assert.sameValue("abcdef".search(/(?<!abc)\w\w\w/), 0);
assert.sameValue("xabc".search(/(?<![^a])c|(?<=^x)a/), 1);
assert.compareArray("a1b2".match(/(?<!a)\d/g), ["2"]);
