/*---
description: decodeURI keeps escapes of reserved marks as they were written
esid: sec-decode
---*/

assert.sameValue(decodeURI("%2f%2F%23%41"), "%2f%2F%23A");
assert.sameValue(decodeURIComponent("%2f%23"), "/#");
