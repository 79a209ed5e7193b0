/*---
description: The names hidden from with have no prototype behind them
esid: sec-array.prototype-%symbol.unscopables%
---*/

var names = Array.prototype[Symbol.unscopables];
assert.sameValue(Object.getPrototypeOf(names), null);
assert.compareArray(Object.keys(names), ["at", "copyWithin", "entries", "fill", "find", "findIndex", "findLast",
  "findLastIndex", "flat", "flatMap", "includes", "keys", "toReversed", "toSorted", "toSpliced", "values"]);
