// Depth: guest recursion through built-ins ends in a RangeError or needs no Java stack.
const stack = f => { try { return f(); } catch (e) { return e.name + ': ' + e.message; } };
(() => { let f = function () { return 1; }; for (let i = 0; i < 20000; i++) f = f.bind(null); return f(); })() // expect: 1
(() => { let f = function () { this.x = 1; }; for (let i = 0; i < 20000; i++) f = f.bind(null); return new f().x; })() // expect: 1
(() => { let f = function () {}; const g = f; for (let i = 0; i < 20000; i++) f = f.bind(null); return new g() instanceof f; })() // expect: true
stack(() => { const o = {get a() { return Object.assign({}, o); }}; return Object.assign({}, o); }) // expect: "RangeError: Maximum call stack size exceeded"
stack(() => { function C() { return Reflect.construct(C, []); } return new C(); }) // expect: "RangeError: Maximum call stack size exceeded"
stack(() => { const o = {toString() { return String(o); }}; return String(o); }) // expect: "RangeError: Maximum call stack size exceeded"
stack(() => { const o = {toString() { return `${o}`; }}; return `${o}`; }) // expect: "RangeError: Maximum call stack size exceeded"
stack(() => { function f() { return f.call(); } return f(); }) // expect: "RangeError: Maximum call stack size exceeded"
stack(() => { function f() { return f.apply(null, [1, 2]); } return f(); }) // expect: "RangeError: Maximum call stack size exceeded"
(() => { function f(n) { return n === 0 ? 'deep' : f.call(null, n - 1); } return f(900); })() // expect: "deep"
(() => { function f(n) { return n === 0 ? 'deep' : f.apply(null, [n - 1]); } return f(900); })() // expect: "deep"
(() => { function f(n) { return n === 0 ? 'deep' : Reflect.apply(f, null, [n - 1]); } return f(900); })() // expect: "deep"
(() => { function f(n) { return n === 0 ? 'deep' : f.bind(null, n - 1)(); } return f(900); })() // expect: "deep"
stack(() => { const o = {get a() { return o.a; }}; return o.a; }) // expect: "RangeError: Maximum call stack size exceeded"
stack(() => { const o = {set a(v) { o.a = v; }}; o.a = 1; }) // expect: "RangeError: Maximum call stack size exceeded"
stack(() => { const f = () => Object.groupBy([1], f); return f(); }) // expect: "RangeError: Maximum call stack size exceeded"
stack(() => { const it = {[Symbol.iterator]() { return Object.fromEntries(it); }}; return Object.fromEntries(it); }) // expect: "RangeError: Maximum call stack size exceeded"
stack(() => { const o = {get [Symbol.toStringTag]() { return Object.prototype.toString.call(o); }}; return Object.prototype.toString.call(o); }) // expect: "RangeError: Maximum call stack size exceeded"
stack(() => { class A { static [Symbol.hasInstance](v) { return v instanceof A; } } return 1 instanceof A; }) // expect: "RangeError: Maximum call stack size exceeded"
stack(() => { const f = () => Function('f', 'return f()')(f); return f(); }) // expect: "RangeError: Maximum call stack size exceeded"
stack(() => { globalThis.g = () => (0, eval)('g()'); return g(); }) // expect: "RangeError: Maximum call stack size exceeded"
stack(() => { const e = new Error(); Object.defineProperty(e, 'message', {get() { return String(e); }}); return String(e); }) // expect: "RangeError: Maximum call stack size exceeded"
stack(() => { let o = {}; for (let i = 0; i < 20000; i++) o = Object.create(o); return o.x; }) // expect: undefined
stack(() => { let s = ''; for (let i = 0; i < 5000; i++) s = 'a' + s + 'b'; return [encodeURIComponent(s).length, escape(s).length]; }) // expect: [10000, 10000]
stack(() => 1n << 2000000n) // expect: "RangeError: Maximum BigInt size exceeded"
stack(() => BigInt.asUintN(2000000, -1n)) // expect: "RangeError: Maximum BigInt size exceeded"
