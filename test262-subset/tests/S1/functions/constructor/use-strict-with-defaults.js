/*---
description: A body with a use strict directive needs simple parameters
esid: sec-createdynamicfunction
---*/

assert.throws(SyntaxError, function () { Function("a = 1", "'use strict';"); });
