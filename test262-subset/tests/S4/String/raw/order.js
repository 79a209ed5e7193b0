/*---
description: Each literal is read and converted before its substitution is
esid: sec-string.raw
---*/

var log = [];
function t(name) { return { toString() { log.push(name); return name; } }; }
String.raw({ raw: { get length() { log.push("length"); return 2; }, get 0() { log.push("0"); return t("a"); }, 1: t("b") } }, t("s"));
assert.compareArray(log, ["length", "0", "a", "s", "b"]);
