/*---
description: Methods that make arrays ask the species of the receiver
esid: sec-arrayspeciescreate
---*/

var lengths = [];
class Log extends Array {
  static get [Symbol.species]() { return function (n) { lengths.push(n); return new Array(n); }; }
}
var a = Log.from([1, 2, 3]);
lengths.length = 0;
a.map(function (v) { return v; });
a.filter(function () { return true; });
a.slice(1);
a.splice(0, 2);
a.concat([]);
a.flat();
a.flatMap(function (v) { return v; });
assert.compareArray(lengths, [3, 0, 2, 2, 0, 0, 0]);
