/*---
description: Many alternatives are tried in order, whatever their first characters
esid: sec-compilesubpattern
---*/

var words = [];
for (var i = 0; i < 200; i++) words.push("w" + i, String.fromCharCode(65 + i % 26) + i);
var r = new RegExp("(?:" + words.join("|") + ")(\\d*)");
assert.compareArray(r.exec("..w150"), ["w150", "50"]);
assert.compareArray(r.exec("-X49-"), ["X49", ""]);
assert.sameValue(new RegExp("^(?:" + words.join("|") + ")$").test("w150"), true);
assert.sameValue(new RegExp("^(?:" + words.join("|") + ")$").test("w200"), false);
assert.sameValue(new RegExp("(?<=^(?:" + words.join("|") + "))!").exec("w199!").index, 4);
assert.sameValue(new RegExp("^(?:" + words.join("|") + ")$", "i").test("W7"), true);
