/*---
description: Equal elements keep their order
esid: sec-array.prototype.sort
---*/

var n = 300;
var a = [];
for (var i = 0; i < n; i++) {
  a.push({ key: i * 37 % 7, i: i });
}
a.sort(function (x, y) { return x.key - y.key; });
for (i = 1; i < n; i++) {
  assert(a[i - 1].key < a[i].key || a[i - 1].key === a[i].key && a[i - 1].i < a[i].i, "at " + i);
}
