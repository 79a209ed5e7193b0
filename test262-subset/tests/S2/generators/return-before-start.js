/*---
description: return before the first next ends the generator without running it
esid: sec-generatorresumeabrupt
---*/

let ran = false;
let it = (function* () { try { ran = true; yield; } finally { ran = true; } })();
assert.sameValue(it.return(4).value, 4);
assert.sameValue(ran, false);
