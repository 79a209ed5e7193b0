/*---
description: Special upper case mappings make several characters
esid: sec-string.prototype.touppercase
---*/

assert.sameValue("\u0149".toUpperCase(), "\u02BCN");
assert.sameValue("\u0390".toUpperCase(), "\u0399\u0308\u0301");
assert.sameValue("\u1FB7".toUpperCase(), "\u0391\u0342\u0399");
assert.sameValue("\u1F80".toUpperCase(), "\u1F08\u0399");
assert.sameValue("\uFB06".toUpperCase(), "ST");
assert.sameValue("\u0587".toUpperCase(), "\u0535\u0552");
