/*---
description: A hashbang cannot follow a comment
esid: sec-hashbang
negative:
  phase: parse
  type: SyntaxError
---*/

#!/bin/sh
$DONOTEVALUATE();
