/*---
description: A reference follows the modifiers where it stands
esid: sec-compileatom
features: [regexp-modifiers]
---*/

assert(/^(a)(?i:\1)$/.test("aA"));
assert(!/^((?i:a))\1$/.test("Aa"));
assert(/(?i:\b)\u017F/u.test("\u017F"));
assert(!/^\b\u017F/u.test("\u017F"));
