/*---
description: Letters of every script may name things
esid: sec-names-and-keywords
---*/

var größe = 1, имя = 2, 名前 = 3, שם = 4, ნამდვილი = 5;
assert.sameValue(größe + имя + 名前 + שם + ნამდვილი, 15);
