/*---
description: A named reference matches whichever group of the name has matched
esid: sec-compileatom
features: [regexp-duplicate-named-groups]
---*/

var r = /^(?:(?<n>a)|(?<n>b))\k<n>$/;
assert(r.test("aa") && r.test("bb") && !r.test("ab"));
r = /^(?:(?:(?<n>x)|(?<n>y))\k<n>)*$/;
assert(r.test("xxyyxx") && !r.test("xy"));
assert.compareArray(r.exec("xxyy"), ["xxyy", undefined, "y"]);
assert.compareArray(Object.keys(/(?<b>1)|(?<a>2)(?<b>3)/.exec("1").groups), ["b", "a"]);
assert.sameValue("ab".replace(/(?<c>a)|(?<c>b)/g, "[$<c>]"), "[a][b]");
