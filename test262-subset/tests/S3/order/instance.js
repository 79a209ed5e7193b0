/*---
description: Construction runs base fields, base body, derived fields and derived body
esid: sec-ecmascript-function-objects-construct-argumentslist-newtarget
---*/

let log = "";
class A { a = log += "1"; constructor() { log += "2"; } }
class B extends A { b = log += "3"; constructor() { super(); log += "4"; } }
new B();
assert.sameValue(log, "1234");
