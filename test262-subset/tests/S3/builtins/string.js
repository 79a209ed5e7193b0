/*---
description: A subclass of String wraps a string
esid: sec-string-constructor
---*/

class Str extends String { twice() { return this + this; } }
let s = new Str("ab");
assert.sameValue(s.twice(), "abab");
assert.sameValue(s.length, 2);
assert.sameValue(s[1], "b");
