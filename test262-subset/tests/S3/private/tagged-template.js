/*---
description: A private method may be the tag of a template
esid: sec-tagged-templates
---*/

class A { #t(s) { return this === A.o && s[0]; } run() { A.o = this; return this.#t`text`; } static o; }
assert.sameValue(new A().run(), "text");
