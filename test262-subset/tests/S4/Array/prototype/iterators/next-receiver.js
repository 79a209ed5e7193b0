/*---
description: next works on array iterators alone
esid: sec-%arrayiteratorprototype%.next
---*/

var next = [].values().next;
[{}, [], new Map().entries(), Object.create([].values())].forEach(function (x) {
  assert.throws(TypeError, function () { next.call(x); });
});
