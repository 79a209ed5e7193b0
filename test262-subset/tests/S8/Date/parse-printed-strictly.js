/*---
description: and nothing that is only like it
esid: sec-date.parse
---*/

["Tue Feb 3 2009", "Tue Feb 03 2009 00:00", "tue Feb 03 2009", "Tue Foo 03 2009", "Tue Feb 30 2009", "Tue, 03 Feb 2009", "Feb 03 2009",
  "Tue Feb 03 2009 00:00:00 UTC", "Tue, 03 Feb 2009 00:00:00 GMT+0100", "Tue Feb 03 2009 00:00:00 GMT+0100 ()x"].forEach(function (s) {
  assert.sameValue(Date.parse(s), NaN, s);
});
