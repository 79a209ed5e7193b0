/*---
description: Every character of the general category Space_Separator is white space
esid: sec-white-space
---*/

"\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F\u205F\u3000".split("").forEach(function (c) {
  assert.sameValue(eval("typeof" + c + "1" + c + "+" + c + "2"), "number2");
});
