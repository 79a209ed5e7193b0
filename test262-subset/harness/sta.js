/*---
description: The error that failing tests throw.
defines: [Test262Error]
---*/
function Test262Error(message) {
  this.message = message || "";
}
Test262Error.prototype.toString = function () {
  return "Test262Error: " + this.message;
};
Object.defineProperty(Test262Error, "name", { value: "Test262Error" });
