// BigInt, section 21.2.
const thrower = f => { try { f(); return 'no throw'; } catch (e) { return e.constructor.name + ': ' + e.message; } };
BigInt(5) // expect: 5n
BigInt('0x1f') // expect: 31n
BigInt('0b101') // expect: 5n
BigInt('0o17') // expect: 15n
BigInt('  12  ') // expect: 12n
BigInt('') // expect: 0n
BigInt('-5') // expect: -5n
BigInt('+5') // expect: 5n
thrower(() => BigInt('-0x5')) // expect: "SyntaxError: Cannot convert -0x5 to a BigInt"
thrower(() => BigInt('1.5')) // expect: "SyntaxError: Cannot convert 1.5 to a BigInt"
thrower(() => BigInt('1n')) // expect: "SyntaxError: Cannot convert 1n to a BigInt"
thrower(() => BigInt('abc')) // expect: "SyntaxError: Cannot convert abc to a BigInt"
thrower(() => BigInt(1.5)) // expect: "RangeError: The number 1.5 cannot be converted to a BigInt because it is not an integer"
thrower(() => BigInt(NaN)) // expect: "RangeError: The number NaN cannot be converted to a BigInt because it is not an integer"
thrower(() => BigInt(Infinity)) // expect: "RangeError: The number Infinity cannot be converted to a BigInt because it is not an integer"
thrower(() => BigInt(undefined)) // expect: "TypeError: Cannot convert undefined to a BigInt"
thrower(() => BigInt(null)) // expect: "TypeError: Cannot convert null to a BigInt"
thrower(() => BigInt(Symbol())) // expect: "TypeError: Cannot convert Symbol() to a BigInt"
thrower(() => new BigInt(1)) // expect: "TypeError: BigInt is not a constructor"
BigInt(true) // expect: 1n
BigInt({valueOf() { return 3; }}) // expect: 3n
BigInt({valueOf() { return 3n; }}) // expect: 3n
BigInt(-0) // expect: 0n
BigInt(1e21) // expect: 1000000000000000000000n
BigInt(Number.MAX_SAFE_INTEGER) // expect: 9007199254740991n
BigInt(2 ** 70) // expect: 1180591620717411303424n
BigInt(-(2 ** 70)) // expect: -1180591620717411303424n
BigInt(Number.MAX_VALUE) % 1000007n // expect: 623702n
BigInt([7]) // expect: 7n
BigInt.asIntN(8, 255n) // expect: -1n
BigInt.asIntN(8, 127n) // expect: 127n
BigInt.asIntN(8, 128n) // expect: -128n
BigInt.asIntN(8, -129n) // expect: 127n
BigInt.asIntN(0, 5n) // expect: 0n
BigInt.asIntN(1, 1n) // expect: -1n
BigInt.asIntN(64, 2n ** 63n) // expect: -9223372036854775808n
BigInt.asIntN(64, -(2n ** 63n)) // expect: -9223372036854775808n
BigInt.asIntN(3, 25n) // expect: 1n
BigInt.asIntN(2 ** 53 - 1, 25n) // expect: 25n
BigInt.asUintN(8, 256n) // expect: 0n
BigInt.asUintN(8, -1n) // expect: 255n
BigInt.asUintN(0, -1n) // expect: 0n
BigInt.asUintN(64, -1n) // expect: 18446744073709551615n
BigInt.asUintN(2 ** 53 - 1, 5n) // expect: 5n
BigInt.asUintN(1, 3n) // expect: 1n
thrower(() => BigInt.asUintN(-1, 1n)) // expect: "RangeError: Invalid value: not (convertible to) a safe integer"
thrower(() => BigInt.asUintN(2 ** 53, 1n)) // expect: "RangeError: Invalid value: not (convertible to) a safe integer"
thrower(() => BigInt.asIntN(8, 1)) // expect: "TypeError: Cannot convert 1 to a BigInt"
BigInt.asIntN(8, '257') // expect: 1n
BigInt.asIntN('8', true) // expect: 1n
thrower(() => BigInt.asUintN(2 ** 53 - 1, -1n)) // expect: "RangeError: Maximum BigInt size exceeded"
(255n).toString(16) // expect: "ff"
(-255n).toString(2) // expect: "-11111111"
(10n ** 30n).toString() // expect: "1000000000000000000000000000000"
(123n).toString(36) // expect: "3f"
(123n).toString(undefined) // expect: "123"
thrower(() => (1n).toString(1)) // expect: "RangeError: toString() radix argument must be between 2 and 36"
thrower(() => (1n).toString(37)) // expect: "RangeError: toString() radix argument must be between 2 and 36"
thrower(() => BigInt.prototype.toString.call(1)) // expect: "TypeError: BigInt.prototype.toString requires that 'this' be a BigInt"
Object(5n).toString() // expect: "5"
Object(5n).valueOf() // expect: 5n
BigInt.prototype.valueOf.call(Object(5n)) // expect: 5n
thrower(() => BigInt.prototype.valueOf.call('1')) // expect: "TypeError: BigInt.prototype.valueOf requires that 'this' be a BigInt"
BigInt.prototype[Symbol.toStringTag] // expect: "BigInt"
typeof 1n + typeof Object(1n) // expect: "bigintobject"
2n ** 64n // expect: 18446744073709551616n
-7n / 2n // expect: -3n
-7n % 2n // expect: -1n
5n & -2n // expect: 4n
1n << 70n // expect: 1180591620717411303424n
-5n >> 1n // expect: -3n
~5n // expect: -6n
thrower(() => 1n >>> 1n) // expect: "TypeError: BigInts have no unsigned right shift, use >> instead"
thrower(() => +1n) // expect: "TypeError: Cannot convert a BigInt value to a number"
thrower(() => 2n ** -1n) // expect: "RangeError: Exponent must be non-negative"
thrower(() => Math.max(1n)) // expect: "TypeError: Cannot convert a BigInt value to a number"
1n == 1 // expect: true
1n < 1.5 // expect: true
'2' > 1n // expect: true
1n === 1n // expect: true
0n ? 1 : 2 // expect: 2
10n > 9 // expect: true
2n ** 53n == 2 ** 53 // expect: true
2n ** 53n + 1n > 2 ** 53 // expect: true
[3n, 1, 2n].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)) // expect: [1, 2n, 3n]
Number(2n ** 64n) // expect: 18446744073709552000
Number(2n ** 1024n) // expect: Infinity
parseInt('12n') // expect: 12
isNaN(Number('1n')) // expect: true
JSON.stringify({a: 1}, (k, v) => (typeof v === 'bigint' ? v : v)) // expect: "{\"a\":1}"
thrower(() => JSON.stringify(1n)) // expect: "TypeError: Do not know how to serialize a BigInt"
BigInt.length + BigInt.name // expect: "1BigInt"
BigInt('1' + '0'.repeat(5000)) === 10n ** 5000n // expect: true
BigInt('123456789'.repeat(200)) % 1000000007n // expect: 578006954n
BigInt('-' + '987654321'.repeat(57)) % 1000000007n // expect: -976079944n
BigInt('9'.repeat(256)) + 1n === 10n ** 256n // expect: true
BigInt('9'.repeat(257)) + 1n === 10n ** 257n // expect: true
BigInt('9'.repeat(769)) + 1n === 10n ** 769n // expect: true
BigInt('0x' + 'abc'.repeat(333)).toString(16) === 'abc'.repeat(333) // expect: true
BigInt('0o' + '7134'.repeat(99)).toString(8) === '7134'.repeat(99) // expect: true
BigInt('0b1' + '01101'.repeat(99)).toString(2) === '1' + '01101'.repeat(99) // expect: true
BigInt('0o' + '7'.repeat(11)) === 8n ** 11n - 1n // expect: true
[1, 2, 3, 4, 5, 7, 8, 9].map(n => BigInt('0o' + '5'.repeat(n))) // expect: [5n, 45n, 365n, 2925n, 23405n, 1497965n, 11983725n, 95869805n]
[1, 7, 8, 9, 15, 16, 17].map(n => BigInt('0b' + '1'.repeat(n))) // expect: [1n, 127n, 255n, 511n, 32767n, 65535n, 131071n]
BigInt('000000000000000000000000000000000000123') // expect: 123n
2n ** 100000n % 1000003n // expect: 491079n

