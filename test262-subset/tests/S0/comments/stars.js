/*---
description: Stars before the closing slash belong to the comment
esid: sec-comments
---*/

assert.sameValue(1 /***/ + /****/ 2 /* * */ + /**/ 3, 6);
