/*---
description: A subclass of Error hands the cause up
esid: sec-installerrorcause
---*/

class MyError extends Error {}
assert.sameValue(new MyError("m", { cause: 3 }).cause, 3);
assert.sameValue("cause" in new MyError("m"), false);
