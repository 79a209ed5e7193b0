// Number, section 21.1, and Math, section 21.3.
const caught = f => { try { return f(); } catch (e) { return e.constructor.name + ': ' + e.message; } };
Number() // expect: 0
Number('') // expect: 0
Number(' 0x1F ') // expect: 31
Number('1_000') // expect: NaN
Number(12n) // expect: 12
Number(2n ** 64n) // expect: 18446744073709552000
Number(Symbol()) // throws: TypeError: Cannot convert a Symbol value to a number
Number([7]) // expect: 7
typeof new Number(1) // expect: "object"
new Number(1).valueOf() // expect: 1
Number.EPSILON === 2 ** -52 // expect: true
Number.MIN_VALUE // expect: 5e-324
Number.MAX_SAFE_INTEGER // expect: 9007199254740991
Number.isInteger(5e300) // expect: true
Number.isInteger('5') // expect: false
Number.isSafeInteger(2 ** 53) // expect: false
Number.isNaN('x') // expect: false
isNaN('x') // expect: true
Number.parseFloat === parseFloat // expect: true
Number.parseInt === parseInt // expect: true
parseFloat('3.14abc') // expect: 3.14
parseFloat('-.5e-2x') // expect: -0.005
parseFloat('.') // expect: NaN
parseFloat('Infinityx') // expect: Infinity
parseFloat(-0) // expect: 0
parseFloat('-0') // expect: -0
parseInt('0x1g') // expect: 1
parseInt('-0') // expect: -0
parseInt(-0.5) // expect: -0
parseInt('123', 2) // expect: 1
parseInt('12', 37) // expect: NaN
parseInt('z', 36) // expect: 35
parseInt(1e21) // expect: 1
parseInt(15.99) // expect: 15
parseInt('9007199254740993') // expect: 9007199254740992
(25).toString(36) // expect: "p"
(-255).toString(16) // expect: "-ff"
(0.5).toString(2) // expect: "0.1"
(0.1).toString(3) // expect: "0.0022002200220022002200220022002201"
(255).toString(1) // throws: RangeError: toString() radix argument must be between 2 and 36
NaN.toString(2) // expect: "NaN"
(123.456).toFixed(2) // expect: "123.46"
(1.005).toFixed(2) // expect: "1.00"
(-1.5).toFixed(0) // expect: "-2"
(1e21).toFixed(2) // expect: "1e+21"
(0.000001).toFixed(7) // expect: "0.0000010"
(-0.0000001).toFixed(2) // expect: "-0.00"
(1).toFixed(101) // throws: RangeError: toFixed() digits argument must be between 0 and 100
(123456).toExponential(2) // expect: "1.23e+5"
(0).toExponential() // expect: "0e+0"
(0.00015).toExponential() // expect: "1.5e-4"
(1).toExponential(-1) // throws: RangeError: toExponential() argument must be between 0 and 100
NaN.toExponential(1000) // expect: "NaN"
(123.456).toPrecision(4) // expect: "123.5"
(0.000001).toPrecision(2) // expect: "0.0000010"
(1e21).toPrecision(3) // expect: "1.00e+21"
(1234.5).toPrecision() // expect: "1234.5"
(1).toPrecision(0) // throws: RangeError: toPrecision() argument must be between 1 and 100
(1234.5).toLocaleString === undefined // expect: false
Number.prototype.toFixed.call('1') // throws: TypeError: Number.prototype.toFixed requires that 'this' be a Number
Number.prototype.valueOf.call({}) // throws: TypeError: Number.prototype.valueOf requires that 'this' be a Number
Math.max() // expect: -Infinity
Math.min() // expect: Infinity
Math.max(-0, 0) // expect: 0
Math.min(0, -0) // expect: -0
Math.max(1, NaN, 3) // expect: NaN
Math.round(-0.5) // expect: -0
Math.round(2.5) // expect: 3
Math.round(-2.5) // expect: -2
Math.round(0.49999999999999994) // expect: 0
Math.round(4503599627370495.5) // expect: 4503599627370496
Math.trunc(-0.9) // expect: -0
Math.sign(-0) // expect: -0
Math.sign(-3) // expect: -1
Math.ceil(-0.5) // expect: -0
Math.floor(-0) // expect: -0
Math.hypot() // expect: 0
Math.hypot(3, 4) // expect: 5
Math.hypot(NaN, Infinity) // expect: Infinity
Math.hypot(-0) // expect: 0
Math.hypot(1e200, 1e200) // expect: 1.414213562373095e+200
Math.imul(0xffffffff, 5) // expect: -5
Math.clz32(0.5) // expect: 32
Math.clz32(-1) // expect: 0
Math.fround(5.05) // expect: 5.050000190734863
Math.fround(1e40) // expect: Infinity
Math.log2(8) // expect: 3
Math.log2(0.125) // expect: -3
Math.log2(5e-324) // expect: -1074
Math.log10(1000) // expect: 3
Math.cbrt(-8) // expect: -2
Math.atan2(-0, -0) // expect: -3.141592653589793
Math.atanh(1) // expect: Infinity
Math.asinh(-0) // expect: -0
Math.acosh(0.5) // expect: NaN
Math.expm1(-0) // expect: -0
Math.pow(1, Infinity) // expect: NaN
Math.pow(NaN, 0) // expect: 1
Math.sqrt(-1) // expect: NaN
Math[Symbol.toStringTag] // expect: "Math"
Object.getOwnPropertyDescriptor(Math, 'PI') // expect: {value: 3.141592653589793, writable: false, enumerable: false, configurable: false}
(1e21).toString(7) // expect: "5135235413265003023000000"
Math.random // expect: undefined
Math.sumPrecise([1e308, 1e308, -1e308, -1e308, 0.1]) // expect: 0.1
Math.sumPrecise([0.1, 0.2, 0.3, 1e20, -1e20]) // expect: 0.6
Math.sumPrecise([]) // expect: -0
Math.sumPrecise([-0, 0]) // expect: 0
Math.sumPrecise([Infinity, -Infinity]) // expect: NaN
Math.sumPrecise([1, '2']) // throws: TypeError: 2 is not a number
Math.sumPrecise([5e-324, 5e-324]) // expect: 1e-323
Math.f16round(1.337) // expect: 1.3369140625
Math.f16round(65519.99) // expect: 65504
Math.f16round(65520) // expect: Infinity
Math.f16round(-2.98023223876953125e-8) // expect: -0
