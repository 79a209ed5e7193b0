/*---
description: Constructors with a species return their receiver
esid: sec-get-map-%symbol.species%
---*/

[Array, Map, Set, RegExp].forEach(function (C) {
  var d = Object.getOwnPropertyDescriptor(C, Symbol.species);
  assert.sameValue(d.get.call("any"), "any");
  assert.sameValue(d.set, undefined);
});
[Object, Function, String, WeakMap, Iterator].forEach(function (C) { assert(!(Symbol.species in C)); });
