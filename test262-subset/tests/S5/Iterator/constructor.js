/*---
description: Iterator is abstract: it constructs only for a class that extends it
esid: sec-iterator
---*/

assert.throws(TypeError, function () { new Iterator(); });
assert.throws(TypeError, function () { Iterator(); });
class Mine extends Iterator {}
assert(new Mine() instanceof Iterator);
assert.throws(TypeError, function () { Reflect.construct(Iterator, [], Iterator); });
assert.sameValue([].values() instanceof Iterator, true);
