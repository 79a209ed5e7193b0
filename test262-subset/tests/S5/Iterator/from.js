/*---
description: Iterator.from wraps only what does not inherit from Iterator.prototype
esid: sec-iterator.from
features: [iterator-helpers]
---*/

var own = [1].values();
assert.sameValue(Iterator.from(own), own);
var plain = { next() { return { value: 7, done: false }; } };
var wrapped = Iterator.from(plain);
assert.notSameValue(wrapped, plain);
assert.sameValue(wrapped instanceof Iterator, true);
assert.sameValue(wrapped.next().value, 7);
assert.sameValue(wrapped.return().done, true);
assert.compareArray([...Iterator.from("ab")], ["a", "b"]);
assert.throws(TypeError, function () { Iterator.from(5); });
assert.throws(TypeError, function () { new Iterator(); });
class Own extends Iterator {}
assert.sameValue(new Own() instanceof Iterator, true);
