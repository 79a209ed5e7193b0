// Iterator, its helpers and generators, section 27.
const iterator = (n, log) => { let i = 0; return {next() { log?.push('next'); return i < n ? {value: i++, done: false} : {value: 'end', done: true}; }, return() { log?.push('return'); return {}; }, __proto__: Iterator.prototype}; };
const caught = f => { try { return f(); } catch (e) { return e.constructor.name + ': ' + e.message; } };
function* gen(...xs) { try { yield* xs; } finally { gen.closed = (gen.closed || 0) + 1; } }
[...iterator(3).map((x, i) => [x, i])] // expect: [[0, 0], [1, 1], [2, 2]]
[...iterator(5).filter(x => x % 2)] // expect: [1, 3]
[...iterator(5).take(2)] // expect: [0, 1]
[...iterator(5).drop(3)] // expect: [3, 4]
[...iterator(3).drop(Infinity)] // expect: []
[...iterator(3).flatMap(x => [x, x * 10])] // expect: [0, 0, 1, 10, 2, 20]
iterator(3).flatMap(x => 'ab').next() // throws: TypeError: ab is not an object
iterator(4).reduce((a, b) => a + b) // expect: 6
iterator(4).reduce((a, b) => a + b, '') // expect: "0123"
iterator(0).reduce((a, b) => a) // throws: TypeError: Reduce of a done iterator with no initial value
iterator(3).toArray() // expect: [0, 1, 2]
(() => { const r = []; iterator(2).forEach((v, i) => r.push(v + i)); return r; })() // expect: [0, 2]
iterator(3).some(x => x > 1) // expect: true
iterator(3).every(x => x > 1) // expect: false
iterator(3).find(x => x > 1) // expect: 2
iterator(3).find(x => x > 5) // expect: undefined
(() => { const log = []; iterator(3, log).find(x => x === 1); return log; })() // expect: ["next", "next", "return"]
(() => { const log = []; caught(() => iterator(3, log).map(1)); return log; })() // expect: ["return"]
(() => { const log = []; return [caught(() => iterator(3, log).take(-1)), log]; })() // expect: ["RangeError: -1 must be positive", ["return"]]
(() => { const log = []; return [caught(() => iterator(3, log).take(NaN)), log]; })() // expect: ["RangeError: NaN must be positive", ["return"]]
(() => { const log = []; const h = iterator(3, log).take(1); h.next(); h.next(); h.next(); return log; })() // expect: ["next", "return"]
(() => { const log = []; const h = iterator(3, log).map(x => x); h.return(); h.return(); return [log, h.next().done]; })() // expect: [["return"], true]
(() => { const log = []; const h = iterator(3, log).map(() => { throw new Error('x'); }); return [caught(() => h.next()), log, h.next().done]; })() // expect: ["Error: x", ["next", "return"], true]
(() => { const log = []; for (const x of iterator(9, log).filter(x => x > 0)) break; return log; })() // expect: ["next", "next", "return"]
(() => { let h; h = iterator(2).map(() => h.next()); return h.next(); })() // throws: TypeError: Generator is already running
Object.prototype.toString.call(iterator(1).map(x => x)) // expect: "[object Iterator Helper]"
iterator(1).map(x => x) instanceof Iterator // expect: true
[...Iterator.from({next() { return {done: this.n > 2, value: this.n++}; }, n: 0})] // expect: [0, 1, 2]
[...Iterator.from('ab')] // expect: ["a", "b"]
Iterator.from(5) // throws: TypeError: 5 is not an object
Iterator.from([1].values()) instanceof Iterator // expect: true
Iterator.from({next() { return {done: true}; }}).return() // expect: {value: undefined, done: true}
[...Iterator.concat([1], new Set([2]), 'x'.split(''))] // expect: [1, 2, "x"]
Iterator.concat('ab') // throws: TypeError: ab is not an object
(() => { const it = Iterator.concat([1, 2], gen(3)); it.next(); return [it.return(), it.next()]; })() // expect: [{value: undefined, done: true}, {value: undefined, done: true}]
new Iterator() // throws: TypeError: Abstract class Iterator not directly constructable
Iterator() // throws: TypeError: Constructor Iterator requires 'new'
(() => { class I extends Iterator {} return new I() instanceof Iterator; })() // expect: true
Iterator.prototype[Symbol.toStringTag] // expect: "Iterator"
(() => { 'use strict'; Iterator.prototype.constructor = 1; return 1; })() // throws: TypeError: Cannot assign to this property of Iterator.prototype
(() => { const o = Object.create(Iterator.prototype); o.constructor = 1; return Object.getOwnPropertyDescriptor(o, 'constructor'); })() // expect: {value: 1, writable: true, enumerable: true, configurable: true}
Iterator.prototype[Symbol.iterator].call(7) // expect: 7
(() => { let it = [1, 2, 3].values(); for (let i = 0; i < 30; i++) it = it.map(x => x + 1); return it.toArray(); })() // expect: [31, 32, 33]
(() => { let it = [1].values(); for (let i = 0; i < 5000; i++) it = it.map(x => x); return caught(() => it.next()); })() // expect: "RangeError: Maximum call stack size exceeded"
[...gen(1, 2).map(x => x * 2)] // expect: [2, 4]
(() => { gen.closed = 0; for (const x of gen(1, 2)) break; return gen.closed; })() // expect: 1
(() => { gen.closed = 0; gen(1, 2).take(1).toArray(); return gen.closed; })() // expect: 1
[gen(1).next(), gen(1).return(5)] // expect: [{value: 1, done: false}, {value: 5, done: true}]
caught(() => gen(1).throw(new RangeError('r'))) // expect: "RangeError: r"
gen.prototype.next.call({}) // throws: TypeError: next method called on incompatible receiver #<Object>
Object.getPrototypeOf(gen) === Object.getPrototypeOf(function* () {}) && Object.getPrototypeOf(gen)[Symbol.toStringTag] // expect: "GeneratorFunction"
Object.prototype.toString.call(gen()) // expect: "[object Generator]"
Object.getPrototypeOf(gen).constructor('a', 'yield a; yield a * 2')(4).next() // expect: {value: 4, done: false}
'next' in [].values() && [].values()[Symbol.toStringTag] // expect: "Array Iterator"
[].values().next.call({}) // throws: TypeError: Method Array Iterator.prototype.next called on incompatible receiver #<Object>
(() => { const a = [1], it = a.values(); return [it.next().value, it.next().done, a.push(2), it.next().done]; })() // expect: [1, true, 2, true]
Object.getPrototypeOf(Object.getPrototypeOf([].values())) === Iterator.prototype // expect: true
