// Reflect, section 28.1.
const thrower = f => { try { f(); return 'no throw'; } catch (e) { return e.constructor.name + ': ' + e.message; } };
class A { constructor(...args) { this.args = args; this.nt = new.target; } }
class B { get z() { return this; } set z(v) { this.w = v; } }
Reflect.apply((a, b) => a + b, null, [1, 2]) // expect: 3
Reflect.apply(function () { return this; }, 5, []) // expect: 5
Reflect.apply(Math.max, null, {length: 2, 0: 4, 1: 8}) // expect: 8
thrower(() => Reflect.apply(1, null, [])) // expect: "TypeError: 1 is not a function"
thrower(() => Reflect.apply(() => 1, null)) // expect: "TypeError: CreateListFromArrayLike called on non-object"
thrower(() => Reflect.apply(() => 1, null, 1)) // expect: "TypeError: CreateListFromArrayLike called on non-object"
Reflect.construct(A, [1, 2]).args // expect: [1, 2]
Reflect.construct(A, [1], B).nt === B // expect: true
Reflect.construct(A, [1], B) instanceof B // expect: true
thrower(() => Reflect.construct(() => 1, [])) // expect: "TypeError: () => 1 is not a constructor"
thrower(() => Reflect.construct(A, [], () => 1)) // expect: "TypeError: () => 1 is not a constructor"
thrower(() => Reflect.construct(A, [], undefined)) // expect: "TypeError: undefined is not a constructor"
thrower(() => Reflect.construct(A)) // expect: "TypeError: CreateListFromArrayLike called on non-object"
thrower(() => Reflect.construct(1, [])) // expect: "TypeError: 1 is not a constructor"
Reflect.construct(Array, [3], Object).length // expect: 3
Reflect.defineProperty({}, 'a', {value: 1}) // expect: true
Reflect.defineProperty(Object.freeze({}), 'a', {value: 1}) // expect: false
thrower(() => Reflect.defineProperty(1, 'a', {})) // expect: "TypeError: Reflect.defineProperty called on non-object"
thrower(() => Reflect.defineProperty({}, 'a', 1)) // expect: "TypeError: Property description must be an object: 1"
Reflect.defineProperty([1, 2, 3], 'length', {value: 1}) // expect: true
thrower(() => Reflect.defineProperty([], 'length', {value: -1})) // expect: "RangeError: Invalid array length"
Reflect.deleteProperty({a: 1}, 'a') // expect: true
Reflect.deleteProperty({}, 'a') // expect: true
Reflect.deleteProperty(Object.freeze({a: 1}), 'a') // expect: false
Reflect.deleteProperty([1], 'length') // expect: false
thrower(() => Reflect.deleteProperty('a', 0)) // expect: "TypeError: Reflect.deleteProperty called on non-object"
Reflect.get({a: 1}, 'a') // expect: 1
Reflect.get({get a() { return this; }}, 'a', 7) // expect: 7
Reflect.get(Object.create({x: 5}), 'x') // expect: 5
Reflect.get([1, 2], 1) // expect: 2
Reflect.get({}, 'a') // expect: undefined
thrower(() => Reflect.get(1, 'a')) // expect: "TypeError: Reflect.get called on non-object"
Reflect.get(B.prototype, 'z', 'r') // expect: "r"
Reflect.set({a: 1}, 'a', 2) // expect: true
(() => { const o = {a: 1}; const r = {}; return [Reflect.set(o, 'a', 2, r), o, r]; })() // expect: [true, {a: 1}, {a: 2}]
(() => { const o = {}; const r = Object.freeze({}); return [Reflect.set(o, 'a', 2, r), o, r]; })() // expect: [false, {}, {}]
(() => { const r = {w: 0}; return [Reflect.set(B.prototype, 'z', 3, r), r]; })() // expect: [true, {w: 3}]
Reflect.set(Object.freeze({a: 1}), 'a', 2) // expect: false
Reflect.set({get a() { return 1; }}, 'a', 2) // expect: false
Reflect.set({}, 'a', 1, 5) // expect: false
Reflect.set({a: 1}, 'a', 2, Object.defineProperty({}, 'a', {value: 1})) // expect: false
Reflect.set({a: 1}, 'a', 2, {get a() { return 1; }}) // expect: false
(() => { const r = Object.defineProperty({}, 'a', {value: 1, writable: true}); return [Reflect.set({a: 1}, 'a', 2, r), Object.getOwnPropertyDescriptor(r, 'a')]; })() // expect: [true, {value: 2, writable: true, enumerable: false, configurable: false}]
Reflect.set([], 'length', 3) // expect: true
(() => { const a = [1, 2, 3]; return [Reflect.set(a, 'length', 1), a]; })() // expect: [true, [1]]
(() => { const a = [1]; return [Reflect.set(a, 3, 4), a]; })() // expect: [true, [1, <hole>, <hole>, 4]]
(() => { const a = []; return [Reflect.set({}, 2, 'x', a), a]; })() // expect: [true, [<hole>, <hole>, "x"]]
thrower(() => Reflect.set(1, 'a', 1)) // expect: "TypeError: Reflect.set called on non-object"
thrower(() => Reflect.set([], 'length', -1)) // expect: "RangeError: Invalid array length"
Reflect.getOwnPropertyDescriptor({a: 1}, 'a') // expect: {value: 1, writable: true, enumerable: true, configurable: true}
Reflect.getOwnPropertyDescriptor({}, 'a') // expect: undefined
thrower(() => Reflect.getOwnPropertyDescriptor('a', 0)) // expect: "TypeError: Reflect.getOwnPropertyDescriptor called on non-object"
Reflect.getPrototypeOf([]) === Array.prototype // expect: true
Reflect.getPrototypeOf(Object.prototype) // expect: null
thrower(() => Reflect.getPrototypeOf(1)) // expect: "TypeError: Reflect.getPrototypeOf called on non-object"
Reflect.has({a: 1}, 'a') // expect: true
Reflect.has([], 'push') // expect: true
Reflect.has([1], 0) // expect: true
thrower(() => Reflect.has(1, 'a')) // expect: "TypeError: Reflect.has called on non-object"
Reflect.isExtensible({}) // expect: true
Reflect.isExtensible(Object.freeze({})) // expect: false
thrower(() => Reflect.isExtensible(1)) // expect: "TypeError: Reflect.isExtensible called on non-object"
Reflect.ownKeys({b: 1, [Symbol('s')]: 2, 1: 3, a: 4, 0: 5}) // expect: ["0", "1", "b", "a", Symbol(s)]
Reflect.ownKeys([1]) // expect: ["0", "length"]
Reflect.ownKeys('a'.concat.bind) // expect: ["length", "name"]
thrower(() => Reflect.ownKeys(1)) // expect: "TypeError: Reflect.ownKeys called on non-object"
Reflect.preventExtensions({}) // expect: true
thrower(() => Reflect.preventExtensions(1)) // expect: "TypeError: Reflect.preventExtensions called on non-object"
Reflect.setPrototypeOf({}, null) // expect: true
Reflect.setPrototypeOf(Object.freeze({}), null) // expect: false
Reflect.setPrototypeOf(Object.prototype, {}) // expect: false
(() => { const a = {}; return Reflect.setPrototypeOf(a, Object.create(a)); })() // expect: false
thrower(() => Reflect.setPrototypeOf({}, 1)) // expect: "TypeError: Object prototype may only be an Object or null: 1"
thrower(() => Reflect.setPrototypeOf(1, null)) // expect: "TypeError: Reflect.setPrototypeOf called on non-object"
Reflect[Symbol.toStringTag] // expect: "Reflect"
typeof Reflect // expect: "object"
thrower(() => new Reflect()) // expect: "TypeError: Reflect is not a constructor"
Object.getPrototypeOf(Reflect) === Object.prototype // expect: true

