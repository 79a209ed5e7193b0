/*---
description: methods are for dates only; an object that inherits from a date is none
esid: sec-properties-of-the-date-prototype-object
---*/

Object.getOwnPropertyNames(Date.prototype).forEach(function (m) {
  if (m !== "constructor" && m !== "toJSON") {
    assert.throws(TypeError, function () { Date.prototype[m].call(Object.create(new Date(0)), 1); }, m);
    assert.throws(TypeError, function () { Date.prototype[m].call(0, 1); }, m);
  }
});
