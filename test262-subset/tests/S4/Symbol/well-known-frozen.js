/*---
description: The well-known symbols cannot be replaced
esid: sec-properties-of-the-symbol-constructor
---*/

["iterator", "match", "species", "toPrimitive", "unscopables"].forEach(function (name) {
  var d = Object.getOwnPropertyDescriptor(Symbol, name);
  assert(!d.writable && !d.enumerable && !d.configurable, name);
  assert.sameValue(d.value.toString(), "Symbol(Symbol." + name + ")");
  assert.sameValue(Symbol.keyFor(d.value), undefined);
});
