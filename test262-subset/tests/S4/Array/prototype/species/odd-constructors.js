/*---
description: undefined and null mean %Array%; what is no constructor is a TypeError
esid: sec-arrayspeciescreate
---*/

function made(constructor) {
  var a = [1, 2];
  a.constructor = constructor;
  return a.map(function (v) { return v; });
}
assert.sameValue(made(undefined).constructor, Array);
assert.sameValue(made({}).constructor, Array);
assert.sameValue(made({ [Symbol.species]: null }).constructor, Array);
[null, 1, "x", { [Symbol.species]: 1 }, { [Symbol.species]: parseInt }].forEach(function (c) {
  assert.throws(TypeError, function () { made(c); }, String(c));
});
var like = { length: 1, 0: "a", get constructor() { throw new EvalError(); } };
assert.compareArray(Array.prototype.slice.call(like), ["a"]);
