/*---
description: Groups stand in order of the pattern on an object without prototype
esid: sec-regexpbuiltinexec
---*/

var m = /(?<z>a)(?<a>b)|(?<none>c)/.exec("ab");
assert.compareArray(Object.keys(m.groups), ["z", "a", "none"]);
assert.sameValue(m.groups.none, undefined);
assert.sameValue(Object.getPrototypeOf(m.groups), null);
assert.sameValue(/(?<__proto__>a)/.exec("a").groups.__proto__, "a");
assert.sameValue(/(?<\u{61}>x)\k<a>/.test("xx"), true);
assert.sameValue(/(?<\uD835\uDC9C>.)/.exec("q").groups["\u{1D49C}"], "q");
