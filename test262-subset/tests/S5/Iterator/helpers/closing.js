/*---
description: return closes what is underneath, once; a throwing callback does too
esid: sec-%iteratorhelperprototype%.return
features: [iterator-helpers]
---*/

var closed = 0;
function source() {
  return { __proto__: Iterator.prototype, next() { return { value: 1, done: false }; }, return() { closed++; return {}; } };
}
var h = source().map(function (v) { return v; });
assert.sameValue(h.return().done, true);
assert.sameValue(h.return().done, true);
assert.sameValue(h.next().done, true);
assert.sameValue(closed, 1);
h = source().filter(function () { throw new EvalError(); });
assert.throws(EvalError, function () { h.next(); });
assert.sameValue(closed, 2);
assert.sameValue(h.next().done, true);
for (var v of source().drop(2)) { break; }
assert.sameValue(closed, 3);
assert.sameValue(source().some(function () { return true; }), true);
assert.sameValue(closed, 4);
h = source().take(1);
h.next();
assert.sameValue(closed, 4);
h.next();
assert.sameValue(closed, 5);
