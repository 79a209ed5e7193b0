/*---
description: Checks a property's attributes.
defines: [verifyProperty]
---*/
function verifyProperty(object, key, expected) {
  var actual = Object.getOwnPropertyDescriptor(object, key);
  assert.sameValue(typeof actual, "object", "own property " + String(key));
  ["value", "writable", "enumerable", "configurable", "get", "set"].forEach(function (field) {
    if (Object.hasOwn(expected, field)) assert.sameValue(actual[field], expected[field], String(key) + " " + field);
  });
}
