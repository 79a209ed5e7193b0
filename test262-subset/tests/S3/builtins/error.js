/*---
description: A subclass of Error is an error with a name of its own
esid: sec-error-constructor
---*/

class MyError extends TypeError { constructor(m) { super(m + "!"); this.name = "MyError"; } }
let e = new MyError("bad", {});
assert.sameValue(String(e), "MyError: bad!");
assert.sameValue(e instanceof TypeError && e instanceof Error, true);
assert.sameValue(Object.hasOwn(e, "message"), true);
