/*---
description: A made function closes over the globals alone
esid: sec-function-p1-p2-pn-body
---*/

var outer = (function () { var local = 1; return new Function("return typeof local"); })();
assert.sameValue(outer(), "undefined");
