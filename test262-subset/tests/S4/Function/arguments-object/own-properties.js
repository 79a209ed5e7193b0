/*---
description: An arguments object has length, callee and an iterator, all hidden
esid: sec-createunmappedargumentsobject
---*/

(function (a) {
  assert.compareArray(Reflect.ownKeys(arguments), ["0", "1", "length", "callee", Symbol.iterator]);
  assert.compareArray(Object.keys(arguments), ["0", "1"]);
  assert.throws(TypeError, function (args) { return args.callee; }.bind(null, arguments));
  arguments[0] = "changed";
  assert.sameValue(a, "x", "arguments are not tied to parameters");
  delete arguments.length;
  assert.sameValue(Array.prototype.slice.call(arguments).length, 0);
})("x", "y");
