/*---
description: Of a spreadable, Symbol.isConcatSpreadable is read first, then length, then the elements
esid: sec-array.prototype.concat
---*/

var log = [];
var o = {
  get [Symbol.isConcatSpreadable]() { log.push("spreadable"); return true; },
  get length() { log.push("length"); return 2; }, get 0() { log.push("0"); return "a"; }, get 1() { log.push("1"); return "b"; }
};
assert.compareArray([].concat(o), ["a", "b"]);
assert.compareArray(log, ["spreadable", "length", "0", "1"]);
