/*---
description: Captures, empty alternatives and sets among many alternatives
esid: sec-compilesubpattern
---*/

var list = [];
for (var i = 0; i < 100; i++) list.push("k" + i + "(?=x)");
assert.compareArray(new RegExp("(" + list.join("|") + "|[k-m])(.)").exec("k5x"), ["k5x", "k5", "x"]);
assert.compareArray(new RegExp("(" + list.join("|") + "|[k-m])(.)").exec("k5y"), ["k5", "k", "5"]);
assert.compareArray(new RegExp("^(" + list.join("|") + "|)z").exec("z"), ["z", ""]);
assert.compareArray(new RegExp("(?:" + list.join("|") + "|(q))+").exec("k1k2xq"), ["k2", undefined]);
