/*---
description: Errors are made without new as well, with their own prototypes
esid: sec-nativeerror
---*/

[EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError].forEach(function (E) {
  var e = E("m");
  assert(e instanceof E && e instanceof Error);
  assert.sameValue(Object.getPrototypeOf(E), Error);
  assert.sameValue(E.prototype.name, E.name);
  assert.sameValue(E.length, 1);
  assert.sameValue(Object.prototype.toString.call(e), "[object Error]");
});
