/*---
description: General categories by short and long name, with and without their property name
esid: sec-runtime-semantics-unicodematchpropertyvalue-p-v
---*/

[/^\p{Lu}$/u, /^\p{Uppercase_Letter}$/u, /^\p{gc=Lu}$/u, /^\p{General_Category=Uppercase_Letter}$/u].forEach(function (r) {
  assert(r.test("A") && r.test("\u0391") && r.test("\u{10400}") && !r.test("a") && !r.test("\u01C5"), String(r));
});
assert(/^\p{Lt}$/u.test("\u01C5"));
