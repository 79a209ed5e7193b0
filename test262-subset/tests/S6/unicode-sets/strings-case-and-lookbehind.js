/*---
description: Texts of a class fold case, and match backwards
esid: sec-compileatom
features: [regexp-v-flag]
---*/

assert(/^[\q{Ab}]$/vi.test("aB"));
assert(/(?<=[\q{ab|c}])x/v.test("abx"));
assert(!/(?<=^[\q{ab|c}])x/v.test("bx"));
assert.compareArray("ABC".match(/[\q{abc}--\q{ABC}]/vi) || [], []);
