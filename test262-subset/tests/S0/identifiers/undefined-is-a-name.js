/*---
description: undefined, NaN and Infinity are ordinary names for inner bindings
esid: sec-keywords-and-reserved-words
---*/

(function (undefined, NaN, Infinity) {
  assert.sameValue(undefined + NaN + Infinity, 6);
})(1, 2, 3);
