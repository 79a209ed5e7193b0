// Function and its prototype, section 20.2.
function f(a, b) { return [this, a, b]; }
class C { constructor(...args) { this.args = args; this.nt = new.target === C; } static s() {} m() {} get g() { return 1; } }
const thrower = g => { try { g(); return 'no throw'; } catch (e) { return e.constructor.name; } };
f.call(1, 2, 3) // expect: [1, 2, 3]
f.call() // expect: [undefined, undefined, undefined]
f.call(undefined, 1) // expect: [undefined, 1, undefined]
f.apply(1, [2, 3]) // expect: [1, 2, 3]
f.apply(1, {length: 2, 0: 'x', 1: 'y'}) // expect: [1, "x", "y"]
f.apply(1, null) // expect: [1, undefined, undefined]
f.apply() // expect: [undefined, undefined, undefined]
f.apply(1, 5) // throws: TypeError: CreateListFromArrayLike called on non-object
f.apply(1, 'ab') // throws: TypeError: CreateListFromArrayLike called on non-object
Math.max.apply(null, [1, 5, 3]) // expect: 5
Function.prototype.call.call(f, 1, 2, 3) // expect: [1, 2, 3]
Function.prototype.apply.call(f, 1, [2]) // expect: [1, 2, undefined]
thrower(() => Function.prototype.call.call(1)) // expect: "TypeError"
thrower(() => Function.prototype.apply.call({})) // expect: "TypeError"
f.call.length + f.apply.length * 10 + f.bind.length * 100 // expect: 121
f.bind(1, 2)(3) // expect: [1, 2, 3]
f.bind(1).name // expect: "bound f"
f.bind(1, 2).length // expect: 1
f.bind(1, 2, 3, 4).length // expect: 0
f.bind(1).bind(2).name // expect: "bound bound f"
f.bind(1, 7).bind(2, 8)(9) // expect: [1, 7, 8]
new (C.bind(null, 1))(2) // expect: {args: [1, 2], nt: true}
new (C.bind(null, 1).bind(null, 2))(3).args // expect: [1, 2, 3]
f.bind().hasOwnProperty('prototype') // expect: false
thrower(() => new (f.bind.bind(f))()) // expect: "TypeError"
(() => {}).bind().name // expect: "bound "
Object.defineProperty(function () {}, 'name', {value: 5}).bind().name // expect: "bound "
Object.defineProperty(function () {}, 'length', {value: Infinity}).bind(0, 1).length // expect: Infinity
Object.defineProperty(function () {}, 'length', {value: -Infinity}).bind(0, 1).length // expect: 0
Object.defineProperty(function () {}, 'length', {value: 4.7}).bind(0, 1).length // expect: 3
Object.defineProperty(function () {}, 'length', {value: 'x'}).bind(0, 1).length // expect: 0
Object.defineProperty(function () {}, 'length', {value: 2 ** 40}).bind(0, 1).length // expect: 1099511627775
Object.getOwnPropertyDescriptor(f.bind(), 'name') // expect: {value: "bound f", writable: false, enumerable: false, configurable: true}
Object.getPrototypeOf(Object.setPrototypeOf(function () {}, null).bind === undefined) // expect: {constructor: function Boolean, toString: function toString, valueOf: function valueOf}
Object.getPrototypeOf(Function.prototype.bind.call(Object.setPrototypeOf(function () {}, Array))) === Array // expect: true
thrower(() => Function.prototype.bind.call({})) // expect: "TypeError"
f.bind() instanceof f // expect: false
new (f.bind())() instanceof f // expect: false
Object.create(C.prototype) instanceof C.bind() // expect: true
Function.prototype[Symbol.hasInstance].call(C, new C()) // expect: true
Function.prototype[Symbol.hasInstance].call({}, new C()) // expect: false
Function.prototype[Symbol.hasInstance].call(C, 1) // expect: false
Function.prototype[Symbol.hasInstance].call(C.bind(), new C()) // expect: true
thrower(() => Function.prototype[Symbol.hasInstance].call(Object.defineProperty(function () {}, 'prototype', {value: 1}), {})) // expect: "TypeError"
Object.getOwnPropertyDescriptor(Function.prototype, Symbol.hasInstance) // expect: {value: function [Symbol.hasInstance], writable: false, enumerable: false, configurable: false}
Function.prototype[Symbol.hasInstance].name // expect: "[Symbol.hasInstance]"
f.toString() // expect: "function f(a, b) { return [this, a, b]; }"
C.prototype.m.toString() // expect: "m() {}"
Object.getOwnPropertyDescriptor(C.prototype, 'g').get.toString() // expect: "get g() { return 1; }"
(x => x + 1).toString() // expect: "x => x + 1"
({ async  foo ( ) { } }).foo.toString() // expect: "async  foo ( ) { }"
({ *[ 'a' + 'b' ] ( ) { } }).ab.toString() // expect: "*[ 'a' + 'b' ] ( ) { }"
(class   A  { }).toString() // expect: "class   A  { }"
Math.max.toString() // expect: "function max() { [native code] }"
Array.toString() // expect: "function Array() { [native code] }"
f.bind().toString() // expect: "function () { [native code] }"
Object.getOwnPropertyDescriptor(Symbol.prototype, 'description').get.toString() // expect: "function get description() { [native code] }"
Array.prototype[Symbol.iterator].toString() // expect: "function values() { [native code] }"
thrower(() => Function.prototype.toString.call({})) // expect: "TypeError"
Function.prototype() // expect: undefined
Function.prototype.name + Function.prototype.length // expect: "0"
thrower(() => new Function.prototype()) // expect: "TypeError"
thrower(() => f.caller) // expect: "TypeError"
thrower(() => f.arguments) // expect: "TypeError"
thrower(() => { f.caller = 1; }) // expect: "TypeError"
(() => { const d = Object.getOwnPropertyDescriptor(Function.prototype, 'caller'); return [d.get === d.set, Object.isFrozen(d.get), d.get.name, d.get.length]; })() // expect: [true, true, "", 0]
new Function('a', 'b', 'return a + b')(1, 2) // expect: 3
Function('a, b', 'c', 'return a + b + c')(1, 2, 3) // expect: 6
Function().name // expect: "anonymous"
Function('a', 'b', '').length // expect: 2
new Function('/* x */ a', 'return a // c').toString() // expect: "function anonymous(/* x */ a\n) {\nreturn a // c\n}"
Function()() // expect: undefined
thrower(() => Function('a', '}')) // expect: "SyntaxError"
thrower(() => Function('a', '}, function () {')) // expect: "SyntaxError"
thrower(() => Function('/*', '*/){')) // expect: "SyntaxError"
thrower(() => Function('a = super.b', '')) // expect: "SyntaxError"
Function('return new.target')() // expect: undefined
new (Function('this.x = 1'))().x // expect: 1
Function('return this')() === globalThis // expect: true
Function('"use strict"; return this')() // expect: undefined
Object.getPrototypeOf(Reflect.construct(Function, [], Array)) === Array.prototype // expect: true
Object.getOwnPropertyNames(Function('a', '')) // expect: ["length", "name", "prototype"]
(0, eval)('1 + 1') // expect: 2
(() => { const y = 4; return thrower(() => (0, eval)('y')); })() // expect: "ReferenceError"
eval.length + eval.name // expect: "1eval"
f.name = 1 // throws: TypeError: Cannot assign to read only property 'name' of function 'function f(a, b) { return [this, a, b]; }'
thrower(() => { f.name = 1; }) // expect: "TypeError"
[f.name, (() => {}).name, C.name, C.s.name, new C().m.name] // expect: ["f", "", "C", "s", "m"]
[Object.getOwnPropertyDescriptor(C.prototype, 'g').get.name, Object.getOwnPropertyDescriptor(f, 'length')] // expect: ["get g", {value: 2, writable: false, enumerable: false, configurable: true}]
[((a, b = 1, c) => 1).length, ((...r) => 1).length, (({a}, [b]) => 1).length] // expect: [1, 0, 2]
Function.length + Function.name // expect: "1Function"
Object.getPrototypeOf(Function) === Function.prototype // expect: true
(0, eval)('1 + 1') // expect: 2

