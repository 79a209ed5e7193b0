/*---
description: Under iu both a property and its complement can match a letter with case
esid: sec-runtime-semantics-canonicalize-ch
---*/

assert(/^\p{Lu}$/iu.test("a") && /^\P{Lu}$/iu.test("A"));
assert(/^[\p{Lu}]$/iu.test("a") && !/^[^\p{Lu}]$/iu.test("a"));
assert(!/^\p{Lu}$/iu.test("1"));
