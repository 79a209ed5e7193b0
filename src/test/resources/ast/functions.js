"use strict"; 'other "directive"'; "esc\x61ped";
function f(a, b) { "use strict"; return a; }
function g() { ("not a directive"); "nor this"; }
function* gen(a) { yield; yield a; yield* b; const x = yield; yield yield 1; yield
a; (yield) + 1; [yield, yield 2]; ({[yield]: 1}); `${yield}`; yield /re/; }
async function h() { await a; await (b); await /re/; for await (const x of y) ; return (await c) ** 1; }
async function* i() { yield await a; for await (x of y) ; }
(function () {}); (function k() {}); (function* () {}); (async function () {}); (async function* l() {});
function outer() { return eval("1"); function inner() { new.target; } }
const m = function () {}, n = () => eval("2"), o = class {};
a = function () {} / 2; function p() {} /re/;
