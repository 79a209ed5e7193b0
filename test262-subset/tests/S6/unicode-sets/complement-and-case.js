/*---
description: Under v case is folded before a class is complemented
esid: sec-maybesimplecasefolding
features: [regexp-v-flag]
---*/

assert(!/^[^\P{Lu}]$/vi.test("1"));
assert(/^\p{Lu}$/vi.test("a") && /^[^\P{Lu}]$/vi.test("a"));
assert(/^\P{Lu}$/ui.test("A"), "u: folded after the set is made");
assert(!/^\P{Lu}$/vi.test("A"), "v: folded before");
