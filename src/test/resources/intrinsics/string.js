// String, section 22.1.
const caught = f => { try { return f(); } catch (e) { return e.constructor.name + ': ' + e.message; } };
const log = [];
const says = (name, v) => ({toString() { log.push(name); return v; }, valueOf() { log.push(name + '!'); return v; }});
String() // expect: ""
String(Symbol('s')) // expect: "Symbol(s)"
new String(Symbol('s')) // throws: TypeError: Cannot convert a Symbol value to a string
typeof new String('a') // expect: "object"
String(-0) // expect: "0"
String([1, [2, 3]]) // expect: "1,2,3"
String({toString: () => 'x'}) // expect: "x"
Object.getOwnPropertyNames(new String('ab')) // expect: ["0", "1", "length"]
new String('ab')[1] // expect: "b"
String.fromCharCode(72, 65536 + 105, -1).length // expect: 3
String.fromCharCode(0x1F600) === '\uF600' // expect: true
String.fromCodePoint(0x1F600, 65) // expect: "😀A"
String.fromCodePoint(-1) // throws: RangeError: Invalid code point -1
String.fromCodePoint(1.5) // throws: RangeError: Invalid code point 1.5
String.fromCodePoint(0x110000) // throws: RangeError: Invalid code point 1114112
String.raw`a\n${1}b` // expect: "a\\n1b"
String.raw({raw: 'abc'}, 1, 2, 3) // expect: "a1b2c"
String.raw({raw: {length: 2, 0: 'x', 1: 'y'}}, '-') // expect: "x-y"
String.raw({raw: []}) // expect: ""
'abc'.at(-1) // expect: "c"
'abc'.at(3) // expect: undefined
'abc'.charAt(1.9) // expect: "b"
'abc'.charAt(-1) // expect: ""
'abc'.charCodeAt(3) // expect: NaN
'a😀b'.codePointAt(1) // expect: 128512
'a😀b'.codePointAt(2) // expect: 56832
'a'.codePointAt(1) // expect: undefined
'a'.concat(1, null, undefined, [2]) // expect: "a1nullundefined2"
'abc'.endsWith('bc') // expect: true
'abc'.endsWith('b', 2) // expect: true
'abc'.endsWith('abcd') // expect: false
'abc'.startsWith('b', 1) // expect: true
'abc'.startsWith('', 9) // expect: true
'abc'.includes('') // expect: true
'abc'.includes('c', 3) // expect: false
'abc'.includes(/a/) // throws: TypeError: First argument to String.prototype.includes must not be a regular expression
'abcabc'.indexOf('c', 3) // expect: 5
'abc'.indexOf('', 10) // expect: 3
'abc'.indexOf('', 1) // expect: 1
'aaaab'.indexOf('aab') // expect: 2
'undefined'.indexOf() // expect: 0
'abcabc'.lastIndexOf('c', 4) // expect: 2
'abc'.lastIndexOf('', 1) // expect: 1
'abc'.lastIndexOf('a', NaN) // expect: 0
'canal'.lastIndexOf('a', -5) // expect: -1
'a\uD800'.isWellFormed() // expect: false
'a😀'.isWellFormed() // expect: true
'\uDC00a\uD800'.toWellFormed() === '\uFFFDa\uFFFD' // expect: true
'a\uD800\uDC00'.toWellFormed() === 'a\uD800\uDC00' // expect: true
'a'.localeCompare('b') // expect: -1
'\u0061\u030a'.localeCompare('\u00e5') // expect: 0
'o\u0308'.normalize('NFC') === 'ö' // expect: true
'ö'.normalize('NFD').length // expect: 2
'ﬁ'.normalize('NFKC') // expect: "fi"
'ﬃ'.normalize('NFKD') // expect: "ffi"
'x'.normalize('nfc') // throws: RangeError: The normalization form should be one of NFC, NFD, NFKC, NFKD.
'\u1E9B\u0323'.normalize('NFKD') === '\u0073\u0323\u0307' // expect: true
'abc'.padEnd(6, '12') // expect: "abc121"
'abc'.padStart(8, '12') // expect: "12121abc"
'abc'.padStart(2) // expect: "abc"
'abc'.padStart(5, '') // expect: "abc"
'x'.padEnd(3) // expect: "x  "
'ab'.repeat(3) // expect: "ababab"
'ab'.repeat(0) // expect: ""
''.repeat(2 ** 40) // expect: ""
'a'.repeat(-1) // throws: RangeError: Invalid count value: -1
'a'.repeat(Infinity) // throws: RangeError: Invalid count value: Infinity
'a'.repeat('x') // expect: ""
'abcb'.replace('b', '[$&]') // expect: "a[b]cb"
'abc'.replace('b', '$$-$`-$\'') // expect: "a$-a-cc"
'abc'.replace('b', '$1$<x>$') // expect: "a$1$<x>$c"
'abc'.replace('b', (m, i, s) => m + i + s) // expect: "ab1abcc"
'abc'.replace('x', () => { throw 1; }) // expect: "abc"
'abc'.replace('', '_') // expect: "_abc"
'abc'.replace('b') // expect: "aundefinedc"
'abcb'.replaceAll('b', '[$`]') // expect: "a[a]c[abc]"
'abc'.replaceAll('', '-') // expect: "-a-b-c-"
'aaaa'.replaceAll('aa', 'b') // expect: "bb"
'aXbX'.replaceAll('X', (m, i) => i) // expect: "a1b3"
'a'.replaceAll(/a/, '') // throws: TypeError: String.prototype.replaceAll called with a non-global RegExp argument
'abcdef'.slice(-3, -1) // expect: "de"
'abc'.slice(2, 1) // expect: ""
'abc'.slice(1) // expect: "bc"
'abcdef'.substring(4, 1) // expect: "bcd"
'abc'.substring(NaN, 2) // expect: "ab"
'abc'.substring(-1) // expect: "abc"
'abcdef'.substr(-3, 2) // expect: "de"
'abc'.substr(1) // expect: "bc"
'abc'.substr(0, -1) // expect: ""
'a,b,c'.split(',') // expect: ["a", "b", "c"]
'a,b,c'.split(',', 2) // expect: ["a", "b"]
'a,b,c'.split(',', 0) // expect: []
'abc'.split('') // expect: ["a", "b", "c"]
'abc'.split() // expect: ["abc"]
''.split('') // expect: []
''.split(',') // expect: [""]
'a,b'.split(',', -1) // expect: ["a", "b"]
'aXbXc'.split('X', 2 ** 32 + 1) // expect: ["a"]
'İ'.toLowerCase().length // expect: 2
'ΑΣ ΑΣΑ Σ'.toLowerCase() // expect: "ας ασα σ"
'ßﬃŉ'.toUpperCase() // expect: "SSFFIʼN"
'ᾳ'.toUpperCase() // expect: "ΑΙ"
'\u{10428}'.toUpperCase() === '\u{10400}' // expect: true
'\uFEFF\u00A0 a \u2029\u3000'.trim() // expect: "a"
'  a '.trimStart() // expect: "a "
'  a '.trimEnd() // expect: "  a"
String.prototype.trimLeft === String.prototype.trimStart // expect: true
String.prototype.trimRight.name // expect: "trimEnd"
[...'a😀\uD800b'].length // expect: 4
''[Symbol.iterator]().next() // expect: {value: undefined, done: true}
Object.prototype.toString.call('x'[Symbol.iterator]()) // expect: "[object String Iterator]"
String.prototype.at.length // expect: 1
String.prototype.concat.length // expect: 1
String.prototype.replaceAll.name // expect: "replaceAll"
String.prototype.toString.call(1) // throws: TypeError: String.prototype.toString requires that 'this' be a String
String.prototype.trim.call(null) // throws: TypeError: String.prototype.trim called on null or undefined
String.prototype.slice.call(12345, 1, 3) // expect: "23"
String.prototype.at.call(undefined) // throws: TypeError: String.prototype.at called on null or undefined
(log.length = 0, 'abc'.padStart(says('n', 5), says('f', '-')), log.join()) // expect: "n!,f"
(log.length = 0, String.prototype.replace.call(says('this', 'abc'), says('s', 'b'), says('r', 'x')), log.join()) // expect: "this,s,r"
(log.length = 0, String.prototype.split.call(says('this', 'abc'), says('sep', 'b'), says('lim', 9)), log.join()) // expect: "this,lim!,sep"
'abc'.replace({[Symbol.replace](s, r) { return [s, r].join(); }}, 1) // expect: "abc,1"
'abc'.split({[Symbol.split](s, l) { return [s, l].join(); }}, 2) // expect: "abc,2"
'abc'.match({[Symbol.match](s) { return 'm' + s; }}) // expect: "mabc"
'abc'.search({[Symbol.search](s) { return 's' + s; }}) // expect: "sabc"
'abc'.matchAll({[Symbol.matchAll](s) { return 'a' + s; }}) // expect: "aabc"
'abc'.replace({[Symbol.replace]: undefined, toString: () => 'b'}, 'x') // expect: "axc"
caught(() => 'a'.matchAll(/a/)) // expect: "TypeError: String.prototype.matchAll called with a non-global RegExp argument"
'a.b'.match('.')[0] // expect: "a"
'abc'.search('c') // expect: 2
[...'abab'.matchAll('a')].map(m => m.index) // expect: [0, 2]
'I'.toLocaleLowerCase('tr') // expect: "i"
'abc'.match({[Symbol.match]: 1}) // throws: TypeError: 1 is not a function
'\u0345\u03A3'.toLowerCase() === '\u0345\u03C3' // expect: true
