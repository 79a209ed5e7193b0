/*---
description: Private names take the same letters
esid: prod-PrivateIdentifier
---*/

class C { #\u4E2D = 1; #\u{1D49C} = 2; sum() { return this.#中 + this.#𝒜; } }
assert.sameValue(new C().sum(), 3);
