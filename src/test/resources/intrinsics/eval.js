// eval, section 19.2.1: direct calls see the bindings around them, indirect ones the global ones; all text is strict.
const thrower = g => { try { g(); return 'no throw'; } catch (e) { return e.constructor.name; } };
let top = 'top';
function args() { return eval('arguments.length'); }
class A { #p = 4; m() { return eval('this.#p + 1'); } s() { return eval('super.toString') === Object.prototype.toString; } static t() { return eval('new.target'); } }
class B extends A { constructor() { eval('super()'); this.ok = eval('new.target') === B; } f = eval('this instanceof B'); }
eval(5) // expect: 5
eval() // expect: undefined
eval({}) instanceof Object // expect: true
eval('1;;2;var x = 3') // expect: 2
eval('{}') // expect: undefined
eval('({})') // expect: {}
eval('if (1) { 5 } else { 6 }') // expect: 5
eval('') // expect: undefined
thrower(() => eval('1 +')) // expect: "SyntaxError"
thrower(() => eval('return 1')) // expect: "SyntaxError"
thrower(() => eval('new.target')) // expect: "SyntaxError"
thrower(() => eval('super.x')) // expect: "SyntaxError"
thrower(() => eval('this.#p')) // expect: "SyntaxError"
eval('var x1 = 1; x1 + 1') // expect: 2
(() => { eval('var leak = 1'); return typeof leak; })() // expect: "undefined"
(() => { eval('let leak = 1; function g() {}'); return [typeof leak, typeof g]; })() // expect: ["undefined", "undefined"]
(() => { (0, eval)('var leak2 = 1'); return typeof leak2; })() // expect: "undefined"
(function () { return eval('this'); }).call(7) // expect: 7
(function () { return (0, eval)('this') === globalThis; }).call(7) // expect: true
(() => { const y = 4; return eval('y * 2'); })() // expect: 8
(() => { let y = 4; eval('y = 5'); return y; })() // expect: 5
(() => { const y = 4; return thrower(() => eval('y = 5')); })() // expect: "TypeError"
(() => { const y = 4; return thrower(() => (0, eval)('y')); })() // expect: "ReferenceError"
(() => { let f = eval('(() => { let z = 1; return () => ++z; })()'); return [f(), f()]; })() // expect: [2, 3]
(() => { const fs = []; for (let i = 0; i < 3; i++) fs.push(eval('() => i')); return fs.map(f => f()); })() // expect: [0, 1, 2]
(a => eval('a + 1'))(1) // expect: 2
((a, b = eval('a + 1')) => b)(1) // expect: 2
args(1, 2, 3) // expect: 3
new A().m() // expect: 5
new A().s() // expect: true
A.t() // expect: undefined
[new B().ok, new B().f] // expect: [true, true]
(() => { const eval2 = eval; return thrower(() => { const q = 1; eval2('q'); }); })() // expect: "ReferenceError"
(() => { const v = 3; return eval('eval("v + 1")'); })() // expect: 4
eval('"use strict"; ({a: 1}).a') // expect: 1
eval(...['1 + 1']) // expect: 2
eval?.('2 + 2') // expect: 4
(function () { return typeof eval('(function () { return this; })')(); })() // expect: "undefined"
thrower(() => eval('undefinedName')) // expect: "ReferenceError"
thrower(() => { tdz; eval('tdz'); let tdz; }) // expect: "ReferenceError"
(() => { try { return eval('throw 1'); } catch (e) { return e; } })() // expect: 1
(() => { for (const x of [1, 2]) { if (eval('x === 2')) return eval('[x, typeof top]'); } })() // expect: [2, "string"]
eval('`${1 + 1}`') // expect: "2"
eval('// comment\n3') // expect: 3
eval('#!hashbang\n4') // expect: 4
[eval('function f() {} f.name'), eval('(class C {}).name'), eval('var z = () => {}; z.name')] // expect: ["f", "C", "z"]

