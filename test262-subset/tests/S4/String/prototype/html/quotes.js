/*---
description: HTML methods replace quotation marks in the attribute alone
esid: sec-createhtml
---*/

assert.sameValue('a"b'.anchor('x"y'), '<a name="x&quot;y">a"b</a>');
assert.sameValue("t".bold(), "<b>t</b>");
assert.sameValue("t".fontcolor(undefined), '<font color="undefined">t</font>');
assert.sameValue("".link("<&>"), '<a href="<&>"></a>');
assert.throws(TypeError, function () { String.prototype.sub.call(undefined); });
