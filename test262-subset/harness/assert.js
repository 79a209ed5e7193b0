/*---
description: The assertions that our tests use, with the names of the official harness.
defines: [assert]
---*/
function assert(condition, message) {
  if (condition !== true) throw new Test262Error(message || "expected true, got " + String(condition));
}
assert.sameValue = function (actual, expected, message) {
  if (!Object.is(actual, expected)) {
    throw new Test262Error((message ? message + ": " : "") + "expected " + assert.show(expected) + ", got " + assert.show(actual));
  }
};
assert.notSameValue = function (actual, unexpected, message) {
  if (Object.is(actual, unexpected)) {
    throw new Test262Error((message ? message + ": " : "") + "did not expect " + assert.show(unexpected));
  }
};
assert.throws = function (constructor, action, message) {
  var prefix = message ? message + ": " : "";
  try {
    action();
  } catch (thrown) {
    if (typeof thrown !== "object" || thrown === null || thrown.constructor !== constructor) {
      throw new Test262Error(prefix + "expected a " + constructor.name + ", got " + assert.show(thrown));
    }
    return thrown;
  }
  throw new Test262Error(prefix + "expected a " + constructor.name + ", nothing was thrown");
};
assert.compareArray = function (actual, expected, message) {
  var prefix = message ? message + ": " : "";
  assert.sameValue(actual.length, expected.length, prefix + "length of [" + Array.prototype.map.call(actual, assert.show) + "]");
  for (var i = 0; i < expected.length; i++) {
    assert.sameValue(actual[i], expected[i], prefix + "element " + i);
  }
};
assert.show = function (value) {
  if (typeof value === "string") return JSON.stringify(value);
  if (value === 0 && 1 / value < 0) return "-0";
  if (typeof value === "object" && value !== null) return "an object";
  return String(value);
};
