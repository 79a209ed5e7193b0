/*---
description: Inside a lookbehind references are compared backwards, and groups are met from the right
esid: sec-backreference-matcher
---*/

assert.compareArray(/(?<=^\1(\w))x/.exec("aax"), ["x", "a"]);
assert.sameValue(/(?<=^\1(\w))x/.test("bax"), false);
assert.compareArray(/(?<=(\w)\1)x/.exec("bax"), ["x", "a"], "the reference is met before its group");
assert.sameValue(/(?<=\1(ab))x/.test("ababx"), true);
