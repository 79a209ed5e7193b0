/*---
description: flags are read in alphabetical order of the letters; unknown and double ones are refused
esid: sec-get-regexp.prototype.flags
---*/

assert.sameValue(/a/ysmigdu.flags, "dgimsuy");
assert.sameValue(new RegExp("a", "v").flags, "v");
["gg", "x", "uv", "G", " g"].forEach(function (f) { assert.throws(SyntaxError, function () { new RegExp("", f); }, f); });
var log = [];
var like = {};
["hasIndices", "global", "ignoreCase", "multiline", "dotAll", "unicode", "unicodeSets", "sticky"].forEach(function (name) {
  Object.defineProperty(like, name, { get() { log.push(name); return 1; } });
});
var flags = Object.getOwnPropertyDescriptor(RegExp.prototype, "flags").get;
assert.sameValue(flags.call(like), "dgimsuvy");
assert.compareArray(log, ["hasIndices", "global", "ignoreCase", "multiline", "dotAll", "unicode", "unicodeSets", "sticky"]);
