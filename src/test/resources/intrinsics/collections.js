// Map, Set, WeakMap and WeakSet, sections 24.1 to 24.4.
const caught = f => { try { return f(); } catch (e) { return e.constructor.name + ': ' + e.message; } };
const setLike = (size, items, log = []) => ({size, has(v) { log.push('has', v); return items.includes(v); }, keys() { log.push('keys'); return items.values(); }});
new Map([[1, 'a'], ['1', 'b'], [NaN, 'c'], [NaN, 'd']]) // expect: Map [[1, "a"], ["1", "b"], [NaN, "d"]]
Map() // throws: TypeError: Constructor Map requires 'new'
new Map(5) // throws: TypeError: number 5 is not iterable (cannot read property Symbol(Symbol.iterator))
new Map([1]) // throws: TypeError: Iterator value 1 is not an entry object
new Map([[1, 2]]).size // expect: 1
new Map(null).size // expect: 0
(() => { const m = new Map(); m.set(-0, 1); return [Object.is([...m.keys()][0], 0), m.get(0), m.has(-0)]; })() // expect: [true, 1, true]
(() => { const m = new Map(); return m.set('a', 1) === m && m.delete('a') && !m.delete('a') && m.size === 0; })() // expect: true
new Map([[1, 2]]).get(2) // expect: undefined
(() => { const o = {}, s = Symbol(), m = new Map([[o, 1], [s, 2], [10n, 3], [null, 4], [undefined, 5], [true, 6], [1.5, 7]]); return [m.get(o), m.get(s), m.get(10n), m.get(null), m.get(), m.get(true), m.get(1.5), m.get({})]; })() // expect: [1, 2, 3, 4, 5, 6, 7, undefined]
(() => { const m = new Map([[1, 1], [2, 2], [3, 3]]); const r = []; for (const [k] of m) { r.push(k); if (k === 1) { m.delete(2); m.set(4, 4); } if (r.length > 9) break; } return r; })() // expect: [1, 3, 4]
(() => { const m = new Map([[1, 1], [2, 2]]); const r = []; m.forEach((v, k) => { r.push(k); if (k === 1 && v === 1) { m.delete(1); m.set(1, 'again'); } }); return r.slice(0, 3); })() // expect: [1, 2, 1]
(() => { const m = new Map([[1, 1], [2, 2]]); const it = m.keys(); it.next(); m.clear(); m.set(5, 5); return [...it]; })() // expect: [5]
(() => { const m = new Map(); for (let i = 0; i < 100; i++) m.set(i, i); const it = m.keys(); for (let i = 0; i < 50; i++) it.next(); for (let i = 0; i < 90; i++) m.delete(i); for (let i = 100; i < 150; i++) m.set(i, i); return [...it].length; })() // expect: 60
(() => { const m = new Map(); for (let i = 0; i < 1000; i++) m.set('k' + i % 37, i); return [m.size, m.get('k5'), [...m.keys()][36]]; })() // expect: [37, 967, "k36"]
(() => { const m = new Map([[1, 1]]); const it = m.entries(); return [it.next(), it.next(), m.set(2, 2) && it.next()].map(r => [r.value, r.done]); })() // expect: [[[1, 1], false], [undefined, true], [undefined, true]]
Map.prototype.get.call({}, 1) // throws: TypeError: Method Map.prototype.get called on incompatible receiver #<Object>
Map.prototype.has.call(new Set(), 1) // throws: TypeError: Method Map.prototype.has called on incompatible receiver #<Set>
Map.prototype.size // throws: TypeError: Method get Map.prototype.size called on incompatible receiver #<Map>
new Map().forEach(1) // throws: TypeError: 1 is not a function
new Map().entries().next.call({}) // throws: TypeError: Method Map Iterator.prototype.next called on incompatible receiver #<Object>
new Set().values().next.call(new Map().values()) // throws: TypeError: Method Set Iterator.prototype.next called on incompatible receiver [object Object]
Object.prototype.toString.call(new Map().entries()) + new Map() + new Set().values() // expect: "[object Map Iterator][object Map][object Set Iterator]"
Map.prototype.entries === Map.prototype[Symbol.iterator] // expect: true
Set.prototype.keys === Set.prototype.values && Set.prototype.values === Set.prototype[Symbol.iterator] // expect: true
Map[Symbol.species] === Map && Set[Symbol.species] === Set // expect: true
(() => { class M extends Map { set(k, v) { return super.set(k, v * 2); } } const m = new M([[1, 2]]); return [m.get(1), m instanceof M, m.size]; })() // expect: [4, true, 1]
(() => { const it = {[Symbol.iterator]() { return {next: () => ({value: 1, done: false}), return() { it.closed = true; return {}; }}; }}; return [caught(() => new Map(it)), it.closed]; })() // expect: ["TypeError: Iterator value 1 is not an entry object", true]
(() => { const m = new Map; m.set = 1; return m.get('set'); })() // expect: undefined
(() => { const s = Map.prototype.set; Map.prototype.set = 5; try { return caught(() => new Map([])); } finally { Map.prototype.set = s; } })() // expect: "TypeError: '5' returned for property 'set' of object '#<Map>' is not a function"
Map.groupBy([1, 2, 3, 4], x => x % 2 ? 'odd' : 'even') // expect: Map [["odd", [1, 3]], ["even", [2, 4]]]
Map.groupBy('aba', x => x).get('a') // expect: ["a", "a"]
Map.groupBy([1, -0, 0], x => x).get(0) // expect: [-0, 0]
new Map([[1, 2]]).getOrInsert(1, 3) // expect: 2
(() => { const m = new Map(); return [m.getOrInsert(-0, 3), [...m]]; })() // expect: [3, [[0, 3]]]
(() => { const m = new Map(); return [m.getOrInsertComputed('k', k => k + k), m.get('k')]; })() // expect: ["kk", "kk"]
(() => { const m = new Map(); return [m.getOrInsertComputed('k', k => { m.set(k, 1); return 2; }), m.get('k'), m.size]; })() // expect: [2, 2, 1]
new Map().getOrInsertComputed(1) // throws: TypeError: undefined is not a function
new Set([3, 1, 3, 2]) // expect: Set [3, 1, 2]
Set([1]) // throws: TypeError: Constructor Set requires 'new'
new Set(5) // throws: TypeError: number 5 is not iterable (cannot read property Symbol(Symbol.iterator))
(() => { const s = new Set([1, 2]); return [s.add(-0) === s, s.has(0), s.delete(1), s.delete(1), [...s], s.size]; })() // expect: [true, true, true, false, [2, 0], 2]
[...new Set([1, 2]).entries()] // expect: [[1, 1], [2, 2]]
(() => { const s = new Set([1, 2, 3]); const r = []; s.forEach((v, k, t) => { r.push(v === k && t === s); s.delete(v); }); return [r, s.size]; })() // expect: [[true, true, true], 0]
(() => { const s = new Set([1]); let n = 0; for (const v of s) { if (++n < 50) s.add(v + 1); } return [n, s.size]; })() // expect: [50, 50]
Set.prototype.add.call(new WeakSet(), 1) // throws: TypeError: Method Set.prototype.add called on incompatible receiver #<WeakSet>
new Set([1, 2]).union(new Set([2, 3])) // expect: Set [1, 2, 3]
new Set([1, 2, 3]).intersection(new Set([3, 2])) // expect: Set [3, 2]
new Set([1, 2]).intersection(new Set([3, 2, 1])) // expect: Set [1, 2]
new Set([1, 2, 3]).difference(new Set([2])) // expect: Set [1, 3]
new Set([1, 2, 3]).symmetricDifference(new Set([3, 4])) // expect: Set [1, 2, 4]
new Set([1]).isSubsetOf(new Set([1, 2])) // expect: true
new Set([1, 2]).isSupersetOf(new Set([1])) // expect: true
new Set([1, 2]).isDisjointFrom(new Set([3])) // expect: true
new Set([1]).union(new Map([[2, 0]])) // expect: Set [1, 2]
new Set([1]).union([2]) // throws: TypeError: The 'size' property must be a number
new Set([1]).union({size: -1}) // throws: RangeError: '-1' is an invalid size
new Set([1]).union({size: 1}) // throws: TypeError: The 'has' property must be a function
new Set([1]).union(1) // throws: TypeError: 1 is not an object
(() => { const log = []; new Set([1, 2]).intersection(setLike(5, [2, 9], log)); return log; })() // expect: ["has", 1, "has", 2]
(() => { const log = []; new Set([1, 2]).intersection(setLike(1, [2, 9], log)); return log; })() // expect: ["keys"]
(() => { const s = new Set([1, 2, 3]); return s.difference({size: 9, has(v) { s.delete(2); return v === 1; }, keys() {}}); })() // expect: Set [2, 3]
(() => { const k = {}, w = new WeakMap([[k, 1]]); return [w.get(k), w.has({}), w.delete(k), w.has(k), w.get(1), w.set(k, 2) === w]; })() // expect: [1, false, true, false, undefined, true]
new WeakMap().set(1, 2) // throws: TypeError: Invalid value used as weak map key
new WeakMap().set(Symbol.for('x'), 2) // throws: TypeError: Invalid value used as weak map key
new WeakMap([[Symbol.iterator, 2]]).get(Symbol.iterator) // expect: 2
new WeakSet().add('x') // throws: TypeError: Invalid value used in weak set
(() => { const k = {}, w = new WeakSet([k]); return [w.has(k), w.delete(k), w.has(k), w.has(1)]; })() // expect: [true, true, false, false]
new WeakMap().getOrInsert({}, 5) // expect: 5
Object.prototype.toString.call(new WeakMap()) + Object.prototype.toString.call(new WeakSet()) // expect: "[object WeakMap][object WeakSet]"
