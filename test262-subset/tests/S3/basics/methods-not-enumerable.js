/*---
description: Methods and accessors of a class are not enumerable
esid: sec-definemethodproperty
includes: [propertyHelper.js]
---*/

class A { m() {} get g() { return 1; } static s() {} }
verifyProperty(A.prototype, "m", { writable: true, enumerable: false, configurable: true });
verifyProperty(A.prototype, "g", { set: undefined, enumerable: false, configurable: true });
verifyProperty(A, "s", { writable: true, enumerable: false, configurable: true });
