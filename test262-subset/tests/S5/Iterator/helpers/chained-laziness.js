/*---
description: A chain asks its source for no more than the answer needs
esid: sec-iterator.prototype.take
---*/

var asked = 0;
function* naturals() { for (var i = 0; ; i++) { asked++; yield i; } }
var got = naturals().filter(function (n) { return n % 2; }).map(function (n) { return n * n; }).drop(1).take(2).toArray();
assert.compareArray(got, [9, 25]);
assert.sameValue(asked, 6);
