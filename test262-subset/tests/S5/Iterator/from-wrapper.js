/*---
description: A wrapped iterator forwards next without arguments, and return if there is one
esid: sec-%wrapforvaliditeratorprototype%-object
---*/

var got;
var w = Iterator.from({ next() { got = arguments.length; return "any"; } });
assert.sameValue(w.next(1, 2), "any");
assert.sameValue(got, 0);
assert.sameValue(w.return().done, true);
w = Iterator.from({ next() {}, return() { return "closed"; } });
assert.sameValue(w.return(), "closed");
assert.throws(TypeError, function () { w.next.call({}); });
