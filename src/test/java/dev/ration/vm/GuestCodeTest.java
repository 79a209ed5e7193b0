package dev.ration.vm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What instructions do, by programs that show it. */
class GuestCodeTest {
  @ParameterizedTest
  @CsvSource(delimiter = '¦', quoteCharacter = '`', value = {
      "1 + 2 * 3 ¦ 7",
      "'a' + 1 + null ¦ a1null",
      "7 % 3 + ',' + -7 % 3 + ',' + Object.is(-4 % 2, -0) + ',' + 5.5 % 2 ¦ 1,-1,true,1.5",
      "Object.is(0 % 5, 0) + ',' + Object.is(-0 % 5, -0) ¦ true,true",
      "(1 << 31) + ',' + (-1 >>> 0) + ',' + (2 ** 32 | 0) + ',' + (-5 >> 1) + ',' + (5 & 6 ^ 1) ¦ -2147483648,4294967295,0,-3,5",
      "1 ** Infinity ¦ NaN",
      "[NaN < 1, NaN >= 1, NaN == NaN, NaN !== NaN, undefined < 1, null <= 0, '10' < '9', 1n < 2] ¦ false,false,false,true,false,true,true,true",
      "let a = []; for (let x = 0; !(x > 3); x++) a.push(x); a ¦ 0,1,2,3",
      "let n = NaN, s = ''; if (n) s += 'a'; if (!n) s += 'b'; if (n > 1) s += 'c'; else s += 'd'; s ¦ bd",
      "2n ** 64n + 1n ¦ 18446744073709551617",
      "-7n / 2n + ',' + -7n % 2n + ',' + (-7n >> 1n) + ',' + (1n << 70n) ¦ -3,-1,-4,1180591620717411303424",
      "1n + 1 ¦ throws TypeError: Cannot mix BigInt and other types, use explicit conversions",
      "1n / 0n ¦ throws RangeError: Division by zero",
      "2n ** 100000000n ¦ throws RangeError: Maximum BigInt size exceeded",
      "let o = {a: 1, get b() { return this.a + 1 }, set c(v) { this.a = v }}; o.c = 5; o.b ¦ 6",
      "let o = {}; o.x = 1; o.y = 2; delete o.x; o.x = 3; Object.keys(o) ¦ y,x",
      "'use strict'; Object.freeze({a: 1}).a = 2 ¦ throws TypeError: Cannot assign to read only property 'a' of object '#<Object>'",
      "undefined.x ¦ throws TypeError: Cannot read properties of undefined (reading 'x')",
      "null.x = 1 ¦ throws TypeError: Cannot set properties of null (setting 'x')",
      "let f = 1; f() ¦ throws TypeError: f is not a function",
      "new (() => 1) ¦ throws TypeError: (intermediate value) is not a constructor",
      "x; let x = 1 ¦ throws ReferenceError: Cannot access 'x' before initialization",
      "missing ¦ throws ReferenceError: missing is not defined",
      "missing = 1 ¦ throws ReferenceError: missing is not defined",
      "typeof missing ¦ undefined",
      "const c = 1; c = 2 ¦ throws TypeError: Assignment to constant variable.",
      "function f(a, b) { return arguments.length + ',' + b } f(1) + ';' + f(1, 2, 3) ¦ 1,undefined;3,2",
      "function f(a, ...r) { return r.length + r.join() } f(1, 2, 3) + f() ¦ 22,30",
      "Math.max(...[1, 5], ...new Set([7])) ¦ 7",
      "function F(x) { this.x = x } F.prototype.g = function () { return this.x }; new F(4).g() ¦ 4",
      "function F() { return {y: 1} } new F().y ¦ 1",
      "let b = function () { return [this.v, ...arguments].join() }.bind({v: 1}, 2); b(3) ¦ 1,2,3",
      "function F(a, b) { this.s = a + b } let B = F.bind(null, 1); new B(2).s + ',' + (new B(2) instanceof F) ¦ 3,true",
      "(function () { return this }).call(5) ¦ 5",
      "let f = (...a) => a.length; f.apply(null, [1, 2, 3]) + f.call(null, 1) ¦ 4",
      "let s = ''; for (let k in {a: 1, b: 2, __proto__: {c: 3, a: 4}}) s += k; s ¦ abc",
      "let s = ''; for (let k in 'xy') s += k; for (let k in null) s += k; s ¦ 01",
      "let s = ''; for (let x of [1, , 3]) s += x; s ¦ 1undefined3",
      "let a = [1, 2, 3], s = ''; for (let x of a) { s += x; if (x == 1) a.push(9) } s ¦ 1239",
      "let log = ''; let it = {[Symbol.iterator]() { return {next() { return {value: 1, done: false} }, return() { log += 'r'; return {} }} }}; for (let x of it) break; let [y] = it; log + y ¦ rr1",
      "let [a, , b = 3, ...c] = [1, 2, undefined, 4, 5]; [a, b, c] ¦ 1,3,4,5",
      "let {a, b: {c = 2}, ...r} = {a: 1, b: {}, d: 4, e: 5}; [a, c, r.d, r.e] ¦ 1,2,4,5",
      "let s = ''; try { try { throw 1 } finally { s += 'f' } } catch (e) { s += e } s ¦ f1",
      "function f() { for (;;) { try { return 1 } finally { break } } return 2 } f() ¦ 2",
      "let fs = []; for (let i = 0; i < 3; i++) fs.push(() => i); fs.map(f => f()) ¦ 0,1,2",
      "function tag(s, ...v) { return s.raw.join('|') + v } tag´a${1}\\n${2}´ ¦ a|\\n|1,2",
      "let t = s => s; function f() { return t´a´ } f() === f() ¦ true",
      "class A { constructor(x) { this.x = x } get d() { return this.x * 2 } static s() { return 's' } } new A(3).d + A.s() ¦ 6s",
      "class A { m() { return 'A' } } class B extends A { m() { return super.m() + 'B' } } new B().m() ¦ AB",
      "class A { constructor() { this.t = new.target.name } } class B extends A {} new B().t ¦ B",
      "class A extends Array {} let a = new A(1, 2); a.length + ',' + Array.isArray(a) + ',' + (a.map(x => x) instanceof A) ¦ 2,true,true",
      "class A {} A() ¦ throws TypeError: Class constructor A cannot be invoked without 'new'",
      "class A { #p = 1; static has(o) { return #p in o } inc() { return ++this.#p } }; [A.has(new A), A.has({}), new A().inc()] ¦ true,false,2",
      "class A { #m() { return 1 } static t(o) { o.#m = 2 } } A.t(new A) ¦ throws TypeError: Private method '#m' is not writable",
      "class A { x = 1; y = this.x + 1; static z = 3 } new A().y + A.z ¦ 5",
      "class A extends Object { constructor() { } } new A ¦ throws ReferenceError: Must call super constructor in derived class before accessing 'this' or returning from derived constructor",
      "(() => {}).name + ((function f() {}).name) + ({m() {}}).m.name ¦ fm",
      "let f = function () {}; f.name + ',' + f.length + ',' + Object.keys(f).length ¦ f,0,0",
      "function f() {} f.a = 1; [f.a, f.name, f.prototype.constructor === f] ¦ 1,f,true",
      "(function f(a, b = 1, c) {}).length ¦ 1",
      "typeof globalThis + typeof this ¦ objectobject",
      "var v = 1; globalThis.v + (delete globalThis.w ? 'd' : '') ¦ 1d",
      "eval ¦ function eval() { [native code] }"
  })
  void gives(String source, String expected) {
    assertEquals(expected, new Guest().show(source.replace('´', '`')));
  }
}
