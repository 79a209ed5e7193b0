// Object and its prototype, section 20.1.
let log = [];
const logging = o => { for (const k of Object.keys(o)) { const v = o[k]; Object.defineProperty(o, k, {enumerable: true, configurable: true, get() { log.push(k); return v; }}); } return o; };
const thrower = f => { try { f(); return 'no throw'; } catch (e) { return e.constructor.name; } };
function* gen(...xs) { try { yield* xs; } finally { log.push('closed'); } }
Object(1) instanceof Number // expect: true
Object('ab').length // expect: 2
typeof Object(Symbol.iterator) // expect: "object"
Object(10n) + 1n // expect: 11n
new Object(null) // expect: {}
Object(undefined) // expect: {}
new Object([1]) // expect: [1]
Reflect.construct(Object, [1], Array) instanceof Array // expect: true
Array.isArray(Reflect.construct(Object, [[1]], function F() {})) // expect: false
Object.length // expect: 1
Object.keys({b: 1, a: 2, 10: 3, 9: 4, [Symbol.iterator]: 5}) // expect: ["9", "10", "b", "a"]
Object.keys('abc') // expect: ["0", "1", "2"]
Object.keys([4, , 6]) // expect: ["0", "2"]
Object.keys(1) // expect: []
Object.keys(null) // throws: TypeError: Cannot convert undefined or null to object
Object.keys(undefined) // throws: TypeError: Cannot convert undefined or null to object
Object.values('ab') // expect: ["a", "b"]
Object.values({b: 1, a: 2, 1: 3}) // expect: [3, 1, 2]
Object.entries({x: 1, y: [2]}) // expect: [["x", 1], ["y", [2]]]
Object.entries('ab') // expect: [["0", "a"], ["1", "b"]]
Object.entries([7, , 8]) // expect: [["0", 7], ["2", 8]]
Object.values({get a() { delete this.b; return 1; }, b: 2, c: 3}) // expect: [1, 3]
Object.entries({get a() { Object.defineProperty(this, 'b', {enumerable: false}); return 1; }, b: 2, c: 3}) // expect: [["a", 1], ["c", 3]]
Object.keys({get a() { throw 1; }}) // expect: ["a"]
Object.getOwnPropertyNames('ab') // expect: ["0", "1", "length"]
Object.getOwnPropertyNames([1, 2]) // expect: ["0", "1", "length"]
Object.getOwnPropertyNames({b: 1, [Symbol('s')]: 2, 2: 0, 1: 0, a: 0}) // expect: ["1", "2", "b", "a"]
Object.getOwnPropertySymbols({b: 1, [Symbol('s')]: 2, [Symbol.iterator]: 3}) // expect: [Symbol(s), Symbol(Symbol.iterator)]
Object.getOwnPropertyNames(function f(a, b) {}) // expect: ["length", "name", "prototype"]
Object.getOwnPropertyNames(() => 1) // expect: ["length", "name"]
Object.getOwnPropertyNames(class { static x = 1; static m() {} }) // expect: ["length", "name", "prototype", "m", "x"]
Object.assign({a: 1}, null, {b: 2}, undefined, 'xy', 5, [9], {[Symbol.iterator]: 1}) // expect: {0: 9, 1: "y", a: 1, b: 2, Symbol(Symbol.iterator): 1}
Object.assign(1) instanceof Number // expect: true
Object.assign(null, {}) // throws: TypeError: Cannot convert undefined or null to object
Object.assign(Object.freeze({a: 1}), {a: 2}) // throws: TypeError: Cannot assign to read only property 'a' of object '#<Object>'
Object.assign({get a() { return 1; }}, {a: 2}) // throws: TypeError: Cannot set property a of #<Object> which has only a getter
(Object.assign({}, logging({b: 1, a: 2, 3: 0})), log) // expect: ["3", "b", "a"]
Object.assign({}, {get a() { delete this.b; return 1; }, b: 2}) // expect: {a: 1}
Object.assign(Object.defineProperty({}, 'x', {value: 1}), {y: 1}, {x: 2}) // throws: TypeError: Cannot assign to read only property 'x' of object '#<Object>'
Object.assign.length // expect: 2
Object.assign([1, 2, 3], [4, 5]) // expect: [4, 5, 3]
Object.create(null) // expect: {}
Object.getPrototypeOf(Object.create(Array.prototype)) === Array.prototype // expect: true
Object.create(1) // throws: TypeError: Object prototype may only be an Object or null: 1
Object.create() // throws: TypeError: Object prototype may only be an Object or null: undefined
Object.create({}, null) // throws: TypeError: Cannot convert undefined or null to object
Object.create({}, undefined) // expect: {}
Object.create(null, {a: {value: 1}, b: {get() { return 2; }, enumerable: true}}) // expect: {a: 1, b: 2}
Object.create(null, {a: 1}) // throws: TypeError: Property description must be an object: 1
Object.create(null, {a: {get: 1}}) // throws: TypeError: Getter must be a function: 1
Object.create(null, {a: {set: 'x'}}) // throws: TypeError: Setter must be a function: x
Object.create(null, {a: {get() {}, value: 1}}) // throws: TypeError: Invalid property descriptor. Cannot both specify accessors and a value or writable attribute, #<Object>
Object.create(null, {a: {get() {}, writable: true}}) // throws: TypeError: Invalid property descriptor. Cannot both specify accessors and a value or writable attribute, #<Object>
Object.defineProperty({}, 'a', {value: 1}).a // expect: 1
Object.getOwnPropertyDescriptor(Object.defineProperty({}, 'a', {value: 1}), 'a') // expect: {value: 1, writable: false, enumerable: false, configurable: false}
Object.getOwnPropertyDescriptor(Object.defineProperty({}, 'a', {}), 'a') // expect: {value: undefined, writable: false, enumerable: false, configurable: false}
Object.getOwnPropertyDescriptor(Object.defineProperty({}, 'a', {get: undefined}), 'a') // expect: {get: undefined, set: undefined, enumerable: false, configurable: false}
Object.getOwnPropertyDescriptor(Object.defineProperty({get a() { return 1; }}, 'a', {value: 2}), 'a') // expect: {value: 2, writable: false, enumerable: true, configurable: true}
Object.getOwnPropertyDescriptor(Object.defineProperty({a: 1}, 'a', {get() {}}), 'a') // expect: {get: function get, set: undefined, enumerable: true, configurable: true}
Object.getOwnPropertyDescriptor(Object.defineProperty({a: 1}, 'a', {enumerable: false}), 'a') // expect: {value: 1, writable: true, enumerable: false, configurable: true}
Object.getOwnPropertyDescriptor('abc', 'length') // expect: {value: 3, writable: false, enumerable: false, configurable: false}
Object.getOwnPropertyDescriptor('abc', 1) // expect: {value: "b", writable: false, enumerable: true, configurable: false}
Object.getOwnPropertyDescriptor('abc', 3) // expect: undefined
Object.getOwnPropertyDescriptor([1, 2], 'length') // expect: {value: 2, writable: true, enumerable: false, configurable: false}
Object.getOwnPropertyDescriptor([1, 2], 0) // expect: {value: 1, writable: true, enumerable: true, configurable: true}
Object.getOwnPropertyDescriptor({}, 'x') // expect: undefined
Object.getOwnPropertyDescriptor(null, 'x') // throws: TypeError: Cannot convert undefined or null to object
Object.getOwnPropertyDescriptors({a: 1, get b() { return 1; }}) // expect: {a: {value: 1, writable: true, enumerable: true, configurable: true}, b: {get: function get b, set: undefined, enumerable: true, configurable: true}}
Object.getOwnPropertyDescriptors([1]) // expect: {0: {value: 1, writable: true, enumerable: true, configurable: true}, length: {value: 1, writable: true, enumerable: false, configurable: false}}
Object.defineProperty(1, 'a', {}) // throws: TypeError: Object.defineProperty called on non-object
Object.defineProperty({}, 'a', 1) // throws: TypeError: Property description must be an object: 1
Object.defineProperty({}, 'a') // throws: TypeError: Property description must be an object: undefined
Object.defineProperty(Object.freeze({}), 'a', {value: 1}) // throws: TypeError: Cannot define property a, object is not extensible
Object.defineProperty(Object.freeze({a: 1}), 'a', {value: 2}) // throws: TypeError: Cannot redefine property: a
Object.defineProperty(Object.freeze({a: 1}), 'a', {value: 1}).a // expect: 1
Object.defineProperty(Object.freeze({a: NaN}), 'a', {value: NaN}).a // expect: NaN
Object.defineProperty(Object.freeze({a: 0}), 'a', {value: -0}).a // throws: TypeError: Cannot redefine property: a
Object.defineProperty([1, 2, 3], 'length', {value: 1}) // expect: [1]
Object.defineProperty([1, 2, 3], 'length', {value: -1}) // throws: RangeError: Invalid array length
Object.defineProperty([1, 2, 3], 'length', {value: 1.5}) // throws: RangeError: Invalid array length
thrower(() => Object.defineProperty([1, 2, 3], 'length', {writable: false}).push(1)) // expect: "TypeError"
Object.defineProperty([1, 2, 3], 'length', {get() {}}) // throws: TypeError: Cannot redefine property: length
Object.defineProperty(Object.defineProperty([1, 2, 3], 1, {configurable: false}), 'length', {value: 0}) // throws: TypeError: Cannot redefine property: length
Object.defineProperty([], 5, {value: 1, enumerable: true}).length // expect: 6
thrower(() => Object.defineProperty(Object.freeze([]), 0, {value: 1})) // expect: "TypeError"
Object.defineProperties({}, {b: {value: 1, enumerable: true}, a: {value: 2, enumerable: true}}) // expect: {b: 1, a: 2}
Object.defineProperties({}, {a: {value: 1}, b: 5}) // throws: TypeError: Property description must be an object: 5
thrower(() => Object.defineProperties({}, null)) // expect: "TypeError"
Object.defineProperties(1, {}) // throws: TypeError: Object.defineProperties called on non-object
(() => { const o = {}; try { Object.defineProperties(o, {a: {value: 1, enumerable: true}, b: {get: 1}}); } catch {} return o; })() // expect: {}
(() => { const o = Object.freeze({z: 1}); try { Object.defineProperties(o, {z: {value: 1}, y: {value: 2}}); } catch (e) { return e; } })() // expect: TypeError: Cannot define property y, object is not extensible
Object.defineProperty({}, {toString() { return 'k'; }}, {value: 1, enumerable: true}) // expect: {k: 1}
(() => { log = []; Object.defineProperty({}, 'a', logging({set: undefined, get: undefined, configurable: 1, enumerable: 0})); return log; })() // expect: ["enumerable", "configurable", "get", "set"]
Object.isFrozen(Object.freeze({a: 1})) // expect: true
Object.isFrozen('abc') // expect: true
Object.isFrozen({}) // expect: false
Object.isFrozen(Object.preventExtensions({})) // expect: true
Object.isFrozen(Object.preventExtensions({a: 1})) // expect: false
Object.isSealed(Object.seal({a: 1})) // expect: true
Object.isFrozen(Object.seal({a: 1})) // expect: false
Object.isFrozen(Object.seal({get a() { return 1; }})) // expect: true
Object.isSealed(Object.preventExtensions({a: 1})) // expect: false
Object.isExtensible({}) // expect: true
Object.isExtensible(1) // expect: false
Object.isExtensible(Object.seal({})) // expect: false
Object.freeze(1) // expect: 1
Object.seal('x') // expect: "x"
Object.preventExtensions(null) // expect: null
thrower(() => { Object.freeze([1, 2])[0] = 5; }) // expect: "TypeError"
thrower(() => { Object.freeze([1, 2]).push(5); }) // expect: "TypeError"
thrower(() => { Object.freeze([1, 2]).length = 0; }) // expect: "TypeError"
thrower(() => { Object.seal([1, 2]).pop(); }) // expect: "TypeError"
(() => { const a = Object.seal([1, 2]); a[0] = 9; return a; })() // expect: [9, 2]
thrower(() => { delete Object.seal({a: 1}).a; }) // expect: "TypeError"
thrower(() => { Object.preventExtensions({}).x = 1; }) // expect: "TypeError"
(() => { const o = Object.preventExtensions({a: 1}); delete o.a; return o; })() // expect: {}
Object.getOwnPropertyDescriptors(Object.freeze([1])) // expect: {0: {value: 1, writable: false, enumerable: true, configurable: false}, length: {value: 1, writable: false, enumerable: false, configurable: false}}
Object.getOwnPropertyDescriptors(Object.seal([1])) // expect: {0: {value: 1, writable: true, enumerable: true, configurable: false}, length: {value: 1, writable: true, enumerable: false, configurable: false}}
Object.isFrozen(Object.freeze([1, , 3])) // expect: true
Object.isFrozen(Object.freeze([])) // expect: true
Object.getPrototypeOf(1) === Number.prototype // expect: true
Object.getPrototypeOf(Object.prototype) // expect: null
Object.getPrototypeOf(undefined) // throws: TypeError: Cannot convert undefined or null to object
Object.setPrototypeOf({}, null) instanceof Object // expect: false
Object.setPrototypeOf(1, null) // expect: 1
Object.setPrototypeOf(undefined, {}) // throws: TypeError: Object.setPrototypeOf called on null or undefined
Object.setPrototypeOf({}, undefined) // throws: TypeError: Object prototype may only be an Object or null: undefined
Object.setPrototypeOf({}) // throws: TypeError: Object prototype may only be an Object or null: undefined
Object.setPrototypeOf(Object.preventExtensions({}), {}) // throws: TypeError: #<Object> is not extensible
Object.setPrototypeOf(Object.preventExtensions({}), Object.prototype) // expect: {}
(() => { const a = {}; const b = Object.create(a); Object.setPrototypeOf(a, b); })() // throws: TypeError: Cyclic __proto__ value
Object.setPrototypeOf(Object.prototype, null) // expect: {constructor: function Object, __defineGetter__: function __defineGetter__, __defineSetter__: function __defineSetter__, hasOwnProperty: function hasOwnProperty, __lookupGetter__: function __lookupGetter__, __lookupSetter__: function __lookupSetter__, isPrototypeOf: function isPrototypeOf, propertyIsEnumerable: function propertyIsEnumerable, toString: function toString, valueOf: function valueOf, __proto__: null, toLocaleString: function toLocaleString}
thrower(() => Object.setPrototypeOf(Object.prototype, {})) // expect: "TypeError"
Object.is(NaN, NaN) // expect: true
Object.is(0, -0) // expect: false
Object.is('a', 'a') // expect: true
Object.is(1n, 1n) // expect: true
Object.is() // expect: true
Object.is({}, {}) // expect: false
Object.hasOwn({a: 1}, 'a') // expect: true
Object.hasOwn({}, 'toString') // expect: false
Object.hasOwn('abc', 1) // expect: true
Object.hasOwn(null, 'a') // throws: TypeError: Cannot convert undefined or null to object
thrower(() => Object.hasOwn(null, {toString() { throw new RangeError(); }})) // expect: "TypeError"
Object.fromEntries([['a', 1], ['b', 2], ['a', 3]]) // expect: {a: 3, b: 2}
Object.fromEntries(new Map([['x', 1], [2, 3]])) // expect: {2: 3, x: 1}
Object.fromEntries([{0: 'k', 1: 'v'}]) // expect: {k: "v"}
Object.fromEntries(['ab']) // throws: TypeError: Iterator value ab is not an entry object
Object.fromEntries([1]) // throws: TypeError: Iterator value 1 is not an entry object
Object.fromEntries(null) // throws: TypeError: object null is not iterable (cannot read property Symbol(Symbol.iterator))
Object.fromEntries() // throws: TypeError: undefined is not iterable (cannot read property Symbol(Symbol.iterator))
Object.fromEntries({}) // throws: TypeError: object is not iterable (cannot read property Symbol(Symbol.iterator))
Object.fromEntries([[Symbol.iterator, 1]]) // expect: {Symbol(Symbol.iterator): 1}
Object.getOwnPropertyDescriptor(Object.fromEntries([['__proto__', 1]]), '__proto__') // expect: {value: 1, writable: true, enumerable: true, configurable: true}
(() => { log = []; try { Object.fromEntries(gen(['a', 1], 5)); } catch (e) { log.push(e.name); } return log; })() // expect: ["closed", "TypeError"]
(() => { log = []; try { Object.fromEntries(gen([{toString() { throw 'k'; }}, 1])); } catch (e) { log.push(e); } return log; })() // expect: ["closed", "k"]
Object.groupBy([1, 2, 3, 4], x => x % 2 ? 'odd' : 'even') // expect: {odd: [1, 3], even: [2, 4]}
Object.getPrototypeOf(Object.groupBy([], x => x)) // expect: null
Object.groupBy('abca', (x, i) => i) // expect: {0: ["a"], 1: ["b"], 2: ["c"], 3: ["a"]}
Object.groupBy([1, 2], () => Symbol.iterator) // expect: {Symbol(Symbol.iterator): [1, 2]}
Object.groupBy([1], 1) // throws: TypeError: 1 is not a function
Object.groupBy(null, () => 1) // throws: TypeError: object null is not iterable (cannot read property Symbol(Symbol.iterator))
Object.groupBy(5, () => 1) // throws: TypeError: number 5 is not iterable (cannot read property Symbol(Symbol.iterator))
(() => { log = []; try { Object.groupBy(gen(1, 2), () => { throw 'x'; }); } catch (e) { log.push(e); } return log; })() // expect: ["closed", "x"]
(() => { log = []; try { Object.groupBy(gen(1, 2), () => ({toString() { throw 'k'; }})); } catch (e) { log.push(e); } return log; })() // expect: ["closed", "k"]
({}).toString() // expect: "[object Object]"
Object.prototype.toString.call(undefined) // expect: "[object Undefined]"
Object.prototype.toString.call(null) // expect: "[object Null]"
[1, 'a', true, 1n, Symbol(), [], () => 1, /x/, new Error(), new Map(), new Set(), (function () { return arguments; })()].map(v => Object.prototype.toString.call(v)) // expect: ["[object Number]", "[object String]", "[object Boolean]", "[object BigInt]", "[object Symbol]", "[object Array]", "[object Function]", "[object RegExp]", "[object Error]", "[object Map]", "[object Set]", "[object Arguments]"]
Object.prototype.toString.call(Object('a')) + Object.prototype.toString.call(Object(1)) + Object.prototype.toString.call(Object(true)) // expect: "[object String][object Number][object Boolean]"
Object.prototype.toString.call({[Symbol.toStringTag]: 'Tag'}) // expect: "[object Tag]"
Object.prototype.toString.call({[Symbol.toStringTag]: 1}) // expect: "[object Object]"
Object.prototype.toString.call(Object.assign([], {[Symbol.toStringTag]: 'T'})) // expect: "[object T]"
Object.prototype.toString.call(Math) + Object.prototype.toString.call(JSON) + Object.prototype.toString.call(Reflect) // expect: "[object Math][object JSON][object Reflect]"
Object.prototype.toString.call(globalThis) // expect: "[object Object]"
Object.prototype.toString.call(function* () {}) + Object.prototype.toString.call((function* () {})()) // expect: "[object GeneratorFunction][object Generator]"
Object.prototype.toString.call([][Symbol.iterator]()) + Object.prototype.toString.call(''[Symbol.iterator]()) // expect: "[object Array Iterator][object String Iterator]"
Object.prototype.toString.call(Error.prototype) + Object.prototype.toString.call(Boolean.prototype) + Object.prototype.toString.call(Array.prototype) // expect: "[object Object][object Boolean][object Array]"
({}).toLocaleString() // expect: "[object Object]"
Object.prototype.toLocaleString.call(null) // throws: TypeError: Object.prototype.toLocaleString called on null or undefined
Object.prototype.toLocaleString.call({toString: 1}) // throws: TypeError: toString is not a function
Object.prototype.toLocaleString.call(5) // expect: "5"
Object.prototype.valueOf.call(1) instanceof Number // expect: true
Object.prototype.valueOf.call(undefined) // throws: TypeError: Cannot convert undefined or null to object
({a: 1}).hasOwnProperty('a') // expect: true
Object.prototype.hasOwnProperty.call(null, 'a') // throws: TypeError: Cannot convert undefined or null to object
thrower(() => Object.prototype.hasOwnProperty.call(null, {toString() { throw new RangeError(); }})) // expect: "RangeError"
Object.prototype.hasOwnProperty.call('ab', 0) // expect: true
Array.prototype.isPrototypeOf([]) // expect: true
Object.prototype.isPrototypeOf.call(undefined, 1) // expect: false
Object.prototype.isPrototypeOf.call(undefined, {}) // throws: TypeError: Cannot convert undefined or null to object
({}).isPrototypeOf(1) // expect: false
[1].propertyIsEnumerable(0) // expect: true
[1].propertyIsEnumerable('length') // expect: false
Object.prototype.propertyIsEnumerable.call(null, 'a') // throws: TypeError: Cannot convert undefined or null to object
({}).__proto__ === Object.prototype // expect: true
(() => { const o = {}; o.__proto__ = Array.prototype; return o instanceof Array; })() // expect: true
(() => { const o = {}; o.__proto__ = 5; return Object.getPrototypeOf(o) === Object.prototype; })() // expect: true
({__proto__: null}) instanceof Object // expect: false
({['__proto__']: 1}).hasOwnProperty('__proto__') // expect: true
Object.getOwnPropertyDescriptor(Object.prototype, '__proto__').set.call(1, null) // expect: undefined
Object.getOwnPropertyDescriptor(Object.prototype, '__proto__').set.call(undefined, null) // throws: TypeError: set Object.prototype.__proto__ called on null or undefined
Object.getOwnPropertyDescriptor(Object.prototype, '__proto__').get.call(undefined) // throws: TypeError: Cannot convert undefined or null to object
(() => { const a = {}; const b = {__proto__: a}; a.__proto__ = b; })() // throws: TypeError: Cyclic __proto__ value
(() => { const o = {}; o.__defineGetter__('x', () => 7); return [o.x, Object.getOwnPropertyDescriptor(o, 'x')]; })() // expect: [7, {get: function , set: undefined, enumerable: true, configurable: true}]
(() => { const o = {}; o.__defineSetter__('x', v => log.push(v)); log = []; o.x = 3; return [log, o.__lookupSetter__('x') !== undefined, o.__lookupGetter__('x')]; })() // expect: [[3], true, undefined]
({}).__defineGetter__('x', 1) // throws: TypeError: Object.prototype.__defineGetter__: Expecting function
Object.prototype.__defineGetter__.call(null, 'x', () => 1) // throws: TypeError: Cannot convert undefined or null to object
thrower(() => Object.freeze({}).__defineGetter__('x', () => 1)) // expect: "TypeError"
({get x() { return 1; }}).__lookupGetter__('x') // expect: function get x
Object.create({get x() { return 1; }}).__lookupGetter__('x') // expect: function get x
Object.create({x: 1}).__lookupGetter__('x') // expect: undefined
({}).__lookupGetter__('x') // expect: undefined
({}).__lookupSetter__('__proto__') // expect: function set __proto__

