// Error objects, section 20.5.
const keys = o => Reflect.ownKeys(o).filter(k => k !== 'stack');
const thrower = f => { try { f(); return 'no throw'; } catch (e) { return e.constructor.name; } };
class MyError extends RangeError { constructor(m, o) { super(m, o); this.name = 'MyError'; } }
new Error('a').message // expect: "a"
Error('a') instanceof Error // expect: true
keys(new Error()) // expect: []
keys(new Error(undefined)) // expect: []
keys(new Error('a', {cause: 1})) // expect: ["message", "cause"]
keys(new Error('a', {cause: undefined})) // expect: ["message", "cause"]
keys(new Error('a', {})) // expect: ["message"]
keys(new Error('a', 5)) // expect: ["message"]
new Error('a', {cause: 7}).cause // expect: 7
new Error('a', {get cause() { return 8; }}).cause // expect: 8
new Error('a', Object.create({cause: 9})).cause // expect: 9
Object.getOwnPropertyDescriptor(new Error('a', {cause: 1}), 'message') // expect: {value: "a", writable: true, enumerable: false, configurable: true}
Object.getOwnPropertyDescriptor(new Error('a', {cause: 1}), 'cause') // expect: {value: 1, writable: true, enumerable: false, configurable: true}
new Error(5).message // expect: "5"
new Error(null).message // expect: "null"
new Error({toString() { return 'obj'; }}).message // expect: "obj"
thrower(() => new Error(Symbol())) // expect: "TypeError"
Error.prototype.message + Error.prototype.name // expect: "Error"
Object.getOwnPropertyDescriptor(Error.prototype, 'name') // expect: {value: "Error", writable: true, enumerable: false, configurable: true}
[TypeError, RangeError, SyntaxError, ReferenceError, EvalError, URIError].map(E => [E.name, E.length, E.prototype.name, E.prototype.message, Object.getPrototypeOf(E) === Error, Object.getPrototypeOf(E.prototype) === Error.prototype, new E('x') instanceof E, E('y').message, keys(E.prototype)]) // expect: [["TypeError", 1, "TypeError", "", true, true, true, "y", ["constructor", "name", "message"]], ["RangeError", 1, "RangeError", "", true, true, true, "y", ["constructor", "name", "message"]], ["SyntaxError", 1, "SyntaxError", "", true, true, true, "y", ["constructor", "name", "message"]], ["ReferenceError", 1, "ReferenceError", "", true, true, true, "y", ["constructor", "name", "message"]], ["EvalError", 1, "EvalError", "", true, true, true, "y", ["constructor", "name", "message"]], ["URIError", 1, "URIError", "", true, true, true, "y", ["constructor", "name", "message"]]]
Object.prototype.hasOwnProperty.call(TypeError.prototype, 'toString') // expect: false
Object.prototype.toString.call(new TypeError()) // expect: "[object Error]"
Object.prototype.toString.call(Object.create(Error.prototype)) // expect: "[object Object]"
String(new Error('a')) // expect: "Error: a"
String(new Error()) // expect: "Error"
String(new TypeError('a')) // expect: "TypeError: a"
Error.prototype.toString.call({name: 'N', message: 'm'}) // expect: "N: m"
Error.prototype.toString.call({name: '', message: 'm'}) // expect: "m"
Error.prototype.toString.call({name: 'N', message: ''}) // expect: "N"
Error.prototype.toString.call({name: undefined, message: undefined}) // expect: "Error"
Error.prototype.toString.call({name: null, message: 0}) // expect: "null: 0"
Error.prototype.toString.call({}) // expect: "Error"
thrower(() => Error.prototype.toString.call(1)) // expect: "TypeError"
thrower(() => Error.prototype.toString.call(undefined)) // expect: "TypeError"
thrower(() => Error.prototype.toString.call({name: Symbol()})) // expect: "TypeError"
Error.prototype.toString.call([]) // expect: "Error"
new MyError('m', {cause: 3}) // expect: MyError: m
String(new MyError('m')) // expect: "MyError: m"
keys(new MyError('m', {cause: 3})) // expect: ["message", "cause", "name"]
new MyError('x') instanceof RangeError // expect: true
Object.getPrototypeOf(Reflect.construct(Error, [], TypeError)) === TypeError.prototype // expect: true
Object.getPrototypeOf(Reflect.construct(Error, [], Object.defineProperty(function () {}.bind(), 'prototype', {value: 1}))) === Error.prototype // expect: true
new AggregateError([1, 2], 'm').errors // expect: [1, 2]
keys(new AggregateError([1], 'm', {cause: 2})) // expect: ["message", "cause", "errors"]
AggregateError([]).errors // expect: []
AggregateError('ab').errors // expect: ["a", "b"]
thrower(() => new AggregateError()) // expect: "TypeError"
AggregateError(new Set([1]), 'x') // expect: AggregateError: x
Object.getOwnPropertyDescriptor(new AggregateError([1]), 'errors') // expect: {value: [1], writable: true, enumerable: false, configurable: true}
[AggregateError.length, AggregateError.name, AggregateError.prototype.name, Object.getPrototypeOf(AggregateError) === Error, Object.getPrototypeOf(AggregateError.prototype) === Error.prototype] // expect: [2, "AggregateError", "AggregateError", true, true]
(() => { const log = []; try { new AggregateError({get [Symbol.iterator]() { log.push('iter'); throw 1; }}, {toString() { log.push('msg'); return ''; }}, {get cause() { log.push('cause'); }}); } catch {} return log; })() // expect: ["msg", "cause", "iter"]
Error.isError(new Error()) // expect: true
Error.isError(new MyError()) // expect: true
Error.isError(Object.create(Error.prototype)) // expect: false
Error.isError({[Symbol.toStringTag]: 'Error'}) // expect: false
Error.isError(1) // expect: false
Error.isError() // expect: false
Error.isError(Error.prototype) // expect: false
typeof new Error('x').stack // expect: "string"
new Error('x').stack.split('\n')[0] // expect: "Error: x"
new TypeError().stack.split('\n')[0] // expect: "TypeError"
new Error('x').stack.indexOf('java') // expect: -1
(() => { const e = new Error('x'); e.stack = 'mine'; return [e.stack, Object.keys(e), Object.getOwnPropertyDescriptor(e, 'stack').enumerable]; })() // expect: ["mine", ["stack"], true]
JSON.stringify(new Error('x')) // expect: "{}"
(() => { try { null.x; } catch (e) { return e; } })() // expect: TypeError: Cannot read properties of null (reading 'x')
(() => { try { undefined.foo(); } catch (e) { return e; } })() // expect: TypeError: Cannot read properties of undefined (reading 'foo')
(() => { try { undefinedVariable; } catch (e) { return e; } })() // expect: ReferenceError: undefinedVariable is not defined
(() => { try { const c = 1; c = 2; } catch (e) { return e; } })() // expect: TypeError: Assignment to constant variable.
(() => { try { (void 0)(); } catch (e) { return e.name; } })() // expect: "TypeError"
(() => { try { new (() => 1)(); } catch (e) { return e.name; } })() // expect: "TypeError"
(() => { try { x1; let x1; } catch (e) { return e; } })() // expect: ReferenceError: Cannot access 'x1' before initialization
(() => { try { 1 in 1; } catch (e) { return e; } })() // expect: TypeError: Cannot use 'in' operator to search for '1' in 1
(() => { try { ({}) instanceof 1; } catch (e) { return e; } })() // expect: TypeError: Right-hand side of 'instanceof' is not an object
(() => { try { [].reduce((a, b) => a); } catch (e) { return e; } })() // expect: TypeError: Reduce of empty array with no initial value
(() => { try { new Array(-1); } catch (e) { return e; } })() // expect: RangeError: Invalid array length
(() => { try { 'x'.repeat(-1); } catch (e) { return e; } })() // expect: RangeError: Invalid count value: -1
(() => { try { (1).toFixed(101); } catch (e) { return e; } })() // expect: RangeError: toFixed() digits argument must be between 0 and 100
(() => { try { 1n + 1; } catch (e) { return e; } })() // expect: TypeError: Cannot mix BigInt and other types, use explicit conversions
(() => { try { 1n / 0n; } catch (e) { return e; } })() // expect: RangeError: Division by zero
(() => { try { Symbol() + ''; } catch (e) { return e; } })() // expect: TypeError: Cannot convert a Symbol value to a string
(() => { try { +Symbol(); } catch (e) { return e; } })() // expect: TypeError: Cannot convert a Symbol value to a number
(() => { try { const [a] = null; } catch (e) { return e.name; } })() // expect: "TypeError"
(() => { try { const {a} = null; } catch (e) { return e.name; } })() // expect: "TypeError"
(() => { try { [...1]; } catch (e) { return e.name; } })() // expect: "TypeError"
(() => { try { (function g() { return g(); })(); } catch (e) { return e; } })() // expect: RangeError: Maximum call stack size exceeded
(() => { try { class A extends null {} new A(); } catch (e) { return e.name; } })() // expect: "TypeError"
(() => { try { class A extends Object { constructor() { } } new A(); } catch (e) { return e; } })() // expect: ReferenceError: Must call super constructor in derived class before accessing 'this' or returning from derived constructor
(() => { try { JSON.parse('{'); } catch (e) { return e.name; } })() // expect: "SyntaxError"
(() => { try { decodeURI('%'); } catch (e) { return e; } })() // expect: URIError: URI malformed

