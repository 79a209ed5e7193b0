/*---
description: encodeURI leaves reserved marks and the number sign, encodeURIComponent does not
esid: sec-encodeuri-uri
---*/

var marks = ";/?:@&=+$,#";
assert.sameValue(encodeURI(marks), marks);
assert.sameValue(encodeURIComponent(marks), "%3B%2F%3F%3A%40%26%3D%2B%24%2C%23");
var free = "-_.!~*'()";
assert.sameValue(encodeURIComponent(free), free);
assert.sameValue(encodeURI("%[]"), "%25%5B%5D");
