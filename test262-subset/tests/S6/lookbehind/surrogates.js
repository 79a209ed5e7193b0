/*---
description: Backwards a unicode pattern takes pairs whole
esid: sec-compileassertion
---*/

assert(/(?<=^\uD83D\uDE00)x/u.test("\uD83D\uDE00x"));
assert(/(?<=^.)x/u.test("\uD83D\uDE00x"));
assert(!/(?<=^.)x/.test("\uD83D\uDE00x"));
assert(!/(?<=\uDE00)x/u.test("\uD83D\uDE00x"));
assert(/(?<=\uDE00)x/u.test("\uDE00\uDE00x"));
