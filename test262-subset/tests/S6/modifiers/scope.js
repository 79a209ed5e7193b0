/*---
description: Modifiers hold inside their group and can be taken away
esid: sec-compileatom
features: [regexp-modifiers]
---*/

assert(/^a(?i:b)c$/.test("aBc") && !/^a(?i:b)c$/.test("aBC"));
assert(/^(?-i:a)b$/i.test("aB") && !/^(?-i:a)b$/i.test("AB"));
assert(/(?s:^.$)/.test("\n") && !/(?-s:^.$)/s.test("\n"));
assert(/(?m:^b)/.test("a\nb") && !/(?-m:^b)/m.test("a\nb"));
assert(/^(?i:a(?-i:b)c)$/.test("AbC") && !/^(?i:a(?-i:b)c)$/.test("ABC"));
