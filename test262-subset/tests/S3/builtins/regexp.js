/*---
description: A subclass of RegExp may override exec for all methods
esid: sec-regexpexec
---*/

class R extends RegExp { exec(s) { let m = super.exec(s); if (m) m[0] = m[0].toUpperCase(); return m; } }
assert.sameValue("abc".match(new R("b"))[0], "B");
assert.sameValue(new R("b").test("abc"), true);
