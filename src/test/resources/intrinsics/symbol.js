// Symbol, section 20.4, and Boolean, section 20.3.
const thrower = f => { try { f(); return 'no throw'; } catch (e) { return e.constructor.name + ': ' + e.message; } };
Symbol('a').toString() // expect: "Symbol(a)"
Symbol().toString() // expect: "Symbol()"
Symbol('').description // expect: ""
Symbol().description // expect: undefined
Symbol(undefined).description // expect: undefined
Symbol(null).description // expect: "null"
Symbol({toString() { return 'o'; }}).description // expect: "o"
thrower(() => new Symbol()) // expect: "TypeError: Symbol is not a constructor"
thrower(() => Symbol(Symbol())) // expect: "TypeError: Cannot convert a Symbol value to a string"
typeof Symbol() // expect: "symbol"
Symbol('x') === Symbol('x') // expect: false
Symbol.for('k') === Symbol.for('k') // expect: true
Symbol.keyFor(Symbol.for('k')) // expect: "k"
Symbol.keyFor(Symbol('k')) // expect: undefined
Symbol.keyFor(Symbol.iterator) // expect: undefined
Symbol.for().description // expect: "undefined"
Symbol.keyFor(Symbol.for('')) // expect: ""
thrower(() => Symbol.keyFor('a')) // expect: "TypeError: a is not a symbol"
Symbol.for.length + Symbol.keyFor.length * 10 // expect: 11
Object(Symbol('q')).toString() // expect: "Symbol(q)"
Object(Symbol.iterator) == Symbol.iterator // expect: true
Object(Symbol('q')).valueOf() // expect: Symbol(q)
Object(Symbol('q')).description // expect: "q"
Symbol.prototype[Symbol.toPrimitive].call(Symbol.iterator) // expect: Symbol(Symbol.iterator)
Symbol.prototype[Symbol.toPrimitive].name // expect: "[Symbol.toPrimitive]"
Symbol.prototype[Symbol.toStringTag] // expect: "Symbol"
thrower(() => Symbol.prototype.toString.call('a')) // expect: "TypeError: Symbol.prototype.toString requires that 'this' be a Symbol"
thrower(() => Symbol.prototype.valueOf.call({})) // expect: "TypeError: Symbol.prototype.valueOf requires that 'this' be a Symbol"
thrower(() => Object.getOwnPropertyDescriptor(Symbol.prototype, 'description').get.call(1)) // expect: "TypeError: Symbol.prototype.description requires that 'this' be a Symbol"
Object.getOwnPropertyDescriptor(Symbol, 'iterator') // expect: {value: Symbol(Symbol.iterator), writable: false, enumerable: false, configurable: false}
Object.getOwnPropertyDescriptor(Symbol.prototype, Symbol.toPrimitive).writable // expect: false
['asyncIterator', 'hasInstance', 'isConcatSpreadable', 'iterator', 'match', 'matchAll', 'replace', 'search', 'species', 'split', 'toPrimitive', 'toStringTag', 'unscopables'].map(k => Symbol[k].description) // expect: ["Symbol.asyncIterator", "Symbol.hasInstance", "Symbol.isConcatSpreadable", "Symbol.iterator", "Symbol.match", "Symbol.matchAll", "Symbol.replace", "Symbol.search", "Symbol.species", "Symbol.split", "Symbol.toPrimitive", "Symbol.toStringTag", "Symbol.unscopables"]
String(Symbol('x')) // expect: "Symbol(x)"
thrower(() => `${Symbol('x')}`) // expect: "TypeError: Cannot convert a Symbol value to a string"
thrower(() => Symbol('x') + '') // expect: "TypeError: Cannot convert a Symbol value to a string"
thrower(() => Symbol('x') * 1) // expect: "TypeError: Cannot convert a Symbol value to a number"
!Symbol() // expect: false
Symbol('x') == 'x' // expect: false
thrower(() => { Symbol.iterator.foo = 1; }) // expect: "TypeError: Cannot create property 'foo' on symbol 'Symbol(Symbol.iterator)'"
({[Symbol('a')]: 1, [Symbol('b')]: 2}) // expect: {Symbol(a): 1, Symbol(b): 2}
thrower(() => { class S extends Symbol {} new S(); }) // expect: "TypeError: Symbol is not a constructor"
Object.getOwnPropertySymbols({[Symbol.for('z')]: 1})[0] === Symbol.for('z') // expect: true
Symbol.length + Symbol.name // expect: "0Symbol"
Boolean('') // expect: false
Boolean('false') // expect: true
Boolean([]) // expect: true
Boolean(NaN) // expect: false
Boolean(-0) // expect: false
Boolean(0n) // expect: false
new Boolean(false) ? 1 : 2 // expect: 1
new Boolean(false).valueOf() // expect: false
new Boolean(1).toString() // expect: "true"
true.toString() + false.toString() // expect: "truefalse"
Boolean.prototype.valueOf() // expect: false
thrower(() => Boolean.prototype.toString.call(1)) // expect: "TypeError: Boolean.prototype.toString requires that 'this' be a Boolean"
thrower(() => Boolean.prototype.valueOf.call({})) // expect: "TypeError: Boolean.prototype.valueOf requires that 'this' be a Boolean"
Object.getPrototypeOf(Reflect.construct(Boolean, [true], Array)) === Array.prototype // expect: true
typeof Boolean() + typeof new Boolean() // expect: "booleanobject"
Boolean.length // expect: 1

