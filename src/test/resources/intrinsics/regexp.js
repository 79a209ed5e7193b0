// RegExp, section 22.2.
const caught = f => { try { return f(); } catch (e) { return e.constructor.name + ': ' + e.message; } };
const all = (re, s) => { const m = re.exec(s); return m && [m.index, ...m]; };
const at = (re, i, s) => { re.lastIndex = i; const m = re.exec(s); return [m && m[0], re.lastIndex]; };
class Loud extends RegExp { exec(s) { const m = super.exec(s); if (m) m[0] = m[0].toUpperCase(); return m; } }
all(RegExp('a'), 'xab') // expect: [1, "a"]
all(RegExp('(a)|(b)'), 'b') // expect: [0, "b", undefined, "b"]
all(RegExp('(?:a|ab)(?:c|bcd)(?:d*)'), 'abcd') // expect: [0, "abcd"]
all(RegExp('(a*)*'), 'b') // expect: [0, "", undefined]
all(RegExp('(z)((a+)?(b+)?(c))*'), 'zaacbbbcac') // expect: [0, "zaacbbbcac", "z", "ac", "a", undefined, "c"]
all(RegExp('(?=(a+))a*b\\1'), 'baaabac') // expect: [3, "aba", "a"]
all(RegExp('(?=(a+))'), 'baaabac') // expect: [1, "", "aaa"]
all(RegExp('(.*?)a(?!(a+)b\\2c)\\2(.*)'), 'baaabaac') // expect: [0, "baaabaac", "ba", undefined, "abaac"]
all(RegExp('a{2,3}'), 'aaaa') // expect: [0, "aaa"]
all(RegExp('a{2,3}?'), 'aaaa') // expect: [0, "aa"]
all(RegExp('a{0,1}'), 'b') // expect: [0, ""]
all(RegExp('(?:a?)*?$'), 'aaab') // expect: [4, ""]
all(RegExp('(a?)*?b'), 'aab') // expect: [0, "aab", "a"]
all(RegExp('^(?:(a)|b)*\\1$'), 'abab') // expect: [0, "abab", undefined]
all(RegExp('(?<y>\\d{4})-(?<m>\\d\\d)'), 'on 2020-12 x') // expect: [3, "2020-12", "2020", "12"]
all(RegExp('\\bfoo\\b'), 'a foo b') // expect: [2, "foo"]
all(RegExp('\\Boo'), 'foo') // expect: [1, "oo"]
all(RegExp('(?<=\\$)\\d+'), 'cost $42') // expect: [6, "42"]
all(RegExp('(?<!\\$)\\b\\d+'), 'cost $42 43') // expect: [9, "43"]
all(RegExp('(?<=(\\d+)(\\d+))$'), '1053') // expect: [4, "", "1", "053"]
all(RegExp('(?<=\\1(a))b'), 'aab') // expect: [2, "b", "a"]
all(RegExp('(?<=([abc]+)([abc]+)).$'), 'abcdef') // expect: null
all(RegExp('[^]'), '\n') // expect: [0, "\n"]
all(RegExp('.'), '\n') // expect: null
all(RegExp('.', 's'), '\n') // expect: [0, "\n"]
all(RegExp('^b', 'm'), 'a\nb') // expect: [2, "b"]
all(RegExp('a$', 'm'), 'a\nb') // expect: [0, "a"]
all(RegExp('\\u{61}'), 'uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu') // expect: [0, "uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu"]
all(RegExp('\\u{61}', 'u'), 'a') // expect: [0, "a"]
all(RegExp('[\\d-x]+'), '1-x') // expect: [0, "1-x"]
all(RegExp('\\c'), '\\c') // expect: [0, "\\c"]
all(RegExp('[\\c1]'), '\u0011') // expect: [0, "\u0011"]
all(RegExp('\\0'), '\u0000') // expect: [0, "\u0000"]
all(RegExp('\\01'), '\u0001') // expect: [0, "\u0001"]
all(RegExp('\\8'), '8') // expect: [0, "8"]
all(RegExp('(a)\\2'), 'a\u0002') // expect: [0, "a\u0002", "a"]
all(RegExp('a{,2}'), 'a{,2}') // expect: [0, "a{,2}"]
all(RegExp('x{1'), 'x{1') // expect: [0, "x{1"]
all(RegExp('{'), '{') // expect: [0, "{"]
all(RegExp(']'), ']') // expect: [0, "]"]
all(RegExp('(?=a)*b'), 'b') // expect: [0, "b"]
all(RegExp('\\_'), '_') // expect: [0, "_"]
all(RegExp('ſ', 'i'), 'S') // expect: null
all(RegExp('ſ', 'iu'), 'S') // expect: [0, "S"]
all(RegExp('K', 'iu'), 'k') // expect: [0, "k"]
all(RegExp('\\w', 'iu'), 'ſ') // expect: [0, "ſ"]
all(RegExp('[^x]', 'iu'), 'X') // expect: null
all(RegExp('\\W', 'iu'), 'S') // expect: null
all(RegExp('[\\W]', 'iu'), 'ſ') // expect: null
all(RegExp('ß', 'i'), 'ẞ') // expect: null
all(RegExp('ß', 'iu'), 'ẞ') // expect: [0, "ẞ"]
all(RegExp('Σ', 'i'), 'ς') // expect: [0, "ς"]
all(RegExp('ı', 'i'), 'I') // expect: null
all(RegExp('İ', 'iu'), 'i') // expect: null
all(RegExp('💩'), '💩') // expect: [0, "💩"]
all(RegExp('^.$'), '💩') // expect: null
all(RegExp('^.$', 'u'), '💩') // expect: [0, "💩"]
all(RegExp('[💩]', 'u'), '💩') // expect: [0, "💩"]
all(RegExp('[💩]'), '💩') // expect: [0, "\ud83d"]
all(RegExp('\\ud83d', 'u'), '💩') // expect: null
all(RegExp('\\ud83d'), '💩') // expect: [0, "\ud83d"]
all(RegExp('\\ud83d\\udca9', 'u'), '💩') // expect: [0, "💩"]
all(RegExp('(?<=💩)a', 'u'), '💩a') // expect: [2, "a"]
all(RegExp('.*', 'u'), 'a💩b') // expect: [0, "a💩b"]
all(RegExp('.{2}?', 'u'), '💩💩') // expect: [0, "💩💩"]
all(RegExp('^[^x]$', 'u'), '💩') // expect: [0, "💩"]
all(RegExp('(?:)'), 'abc') // expect: [0, ""]
all(RegExp('(a+)+b'), 'aaaaaaaaaaaaaaaaaaab') // expect: [0, "aaaaaaaaaaaaaaaaaaab", "aaaaaaaaaaaaaaaaaaa"]
all(RegExp('(x|y)*z'), 'xyxyz') // expect: [0, "xyxyz", "y"]
all(RegExp('(?:ab){2,}'), 'ababab') // expect: [0, "ababab"]
all(RegExp('((a)|(b))*'), 'ab') // expect: [0, "ab", "b", undefined, "b"]
all(RegExp('(?:(a)|(b)){2}'), 'ab') // expect: [0, "ab", undefined, "b"]
all(RegExp('(?<a>x)|(?<b>y)'), 'y') // expect: [0, "y", undefined, "y"]
all(RegExp('\\k<a>(?<a>x)'), 'x') // expect: [0, "x", "x"]
all(RegExp('\\k<a>'), 'k<a>') // expect: [0, "k<a>"]
all(RegExp('(?<𝒜>.)', 'u'), 'a') // expect: [0, "a", "a"]
all(RegExp('(?<a\\u0062>.)'), 'q') // expect: [0, "q", "q"]
all(RegExp('a*?b'), 'aaab') // expect: [0, "aaab"]
all(RegExp('a+?'), 'aaa') // expect: [0, "a"]
all(RegExp('[a-c]*?d'), 'abcd') // expect: [0, "abcd"]
all(RegExp('.*foo'), 'xxfooyyfoozz') // expect: [0, "xxfooyyfoo"]
all(RegExp('.*?foo'), 'xxfooyyfoozz') // expect: [0, "xxfoo"]
all(RegExp('\\s+'), ' \t ﻿x') // expect: [0, " \t ﻿"]
all(RegExp('[\\s\\S]+x'), 'a\nxb') // expect: [0, "a\nx"]
all(RegExp('\\d+\\.?\\d*'), '3.14') // expect: [0, "3.14"]
all(RegExp('(?:(?=(\\d+))\\w|b)+'), '12b') // expect: [0, "12b", undefined]
all(RegExp('(\\2a)(\\1)'), 'aa') // expect: [0, "aa", "a", "a"]
all(RegExp('(?!(a)b)a'), 'aac') // expect: [0, "a", undefined]
all(RegExp('(?:a|(b))*c'), 'abac') // expect: [0, "abac", undefined]
all(RegExp('(?=(a|ab))\\1c'), 'abc') // expect: null
at(RegExp('a', 'y'), 0, 'ba') // expect: [null, 0]
at(RegExp('a', 'y'), 1, 'ba') // expect: ["a", 2]
at(RegExp('a', 'g'), 1, 'aba') // expect: ["a", 3]
at(RegExp('a', 'g'), 5, 'aba') // expect: [null, 0]
at(RegExp('(?:)', 'uy'), 1, '💩') // expect: ["", 0]
at(RegExp('^', 'g'), 1, 'ab') // expect: [null, 0]
at(RegExp('\\u{1F4A9}', 'u'), 1, '💩') // expect: ["💩", 1]
at(RegExp('\\udca9', 'u'), 1, '💩') // expect: [null, 1]
all(RegExp('(.)\\1', 'i'), 'aA') // expect: [0, "aA", "a"]
all(RegExp('([a-z])\\1', 'iu'), 'kK') // expect: [0, "kK", "k"]
all(RegExp('[a-z]+', 'i'), 'HELLO') // expect: [0, "HELLO"]
all(RegExp('[^a-z]+', 'i'), 'HELLO1') // expect: [5, "1"]
all(RegExp('\\x41\\u0042\\cA'), 'AB\u0001') // expect: [0, "AB\u0001"]
all(RegExp('[\\b]'), '\b') // expect: [0, "\b"]
all(RegExp('a|b|'), 'c') // expect: [0, ""]
all(RegExp('|a'), 'a') // expect: [0, ""]
all(RegExp('()'), 'x') // expect: [0, "", ""]
all(RegExp('(?:a{0}b)'), 'b') // expect: [0, "b"]
all(RegExp('a{0}'), 'a') // expect: [0, ""]
all(RegExp('(a){0}b\\1'), 'b') // expect: [0, "b", undefined]
all(RegExp('(?:a|b){3}'), 'abab') // expect: [0, "aba"]
all(RegExp('[&&a]'), '&') // expect: [0, "&"]
all(RegExp('(?<n>a)(?<m>b)?', 'd'), 'a') // expect: [0, "a", "a", undefined]
all(RegExp('((((((((((a))))))))))\\10'), 'aa') // expect: [0, "aa", "a", "a", "a", "a", "a", "a", "a", "a", "a", "a"]
all(RegExp('(?:x(y)?){3}'), 'xyxx') // expect: [0, "xyxx", undefined]
all(RegExp('^(?:a(b)?)+$'), 'aba') // expect: [0, "aba", undefined]
all(RegExp('(.{3})*x'), 'abcdefx') // expect: [0, "abcdefx", "def"]
all(RegExp('(?:.(?:ab)*)*?c'), 'xababyc') // expect: [0, "xababyc"]
all(RegExp('([^"\\\\]|\\\\.)*"'), 'ab\\"c"') // expect: [0, "ab\\\"c\"", "c"]
at(RegExp('(?<=^|,)[^,]*', 'g'), 0, 'a,b') // expect: ["a", 1]
all(RegExp('(?<=a.)b'), 'aab') // expect: [2, "b"]
all(RegExp('(?<=(?=(a)).)b'), 'ab') // expect: [1, "b", "a"]
all(RegExp('(?<!abc)def'), 'abcdef def') // expect: [7, "def"]
all(RegExp('(?<=a{2})b'), 'aab') // expect: [2, "b"]
all(RegExp('(?<=(a|bc)+)d'), 'abcd') // expect: [3, "d", "a"]
all(RegExp('(?<=\\ba)b'), 'ab') // expect: [1, "b"]
caught(() => RegExp('(')) // expect: "SyntaxError: Invalid regular expression: /(/: Unterminated group"
RegExp(')') // throws: SyntaxError: Invalid regular expression: /)/: Unmatched ')'
RegExp('*') // throws: SyntaxError: Invalid regular expression: /*/: Nothing to repeat
RegExp('a**') // throws: SyntaxError: Invalid regular expression: /a**/: Nothing to repeat
RegExp('[') // throws: SyntaxError: Invalid regular expression: /[/: Unterminated character class
RegExp('[b-a]') // throws: SyntaxError: Invalid regular expression: /[b-a]/: Range out of order in character class
RegExp('\\') // throws: SyntaxError: Invalid regular expression: /\/: \ at end of pattern
RegExp('(?<a>x)(?<a>y)') // throws: SyntaxError: Invalid regular expression: /(?<a>x)(?<a>y)/: Duplicate capture group name
RegExp('(?<a') // throws: SyntaxError: Invalid regular expression: /(?<a/: Invalid capture group name
RegExp('(?') // throws: SyntaxError: Invalid regular expression: /(?/: Invalid group
RegExp('(?:') // throws: SyntaxError: Invalid regular expression: /(?:/: Unterminated group
RegExp('a{2,1}') // throws: SyntaxError: Invalid regular expression: /a{2,1}/: numbers out of order in {} quantifier
RegExp('{1}') // throws: SyntaxError: Invalid regular expression: /{1}/: Nothing to repeat
RegExp('{', 'u') // throws: SyntaxError: Invalid regular expression: /{/u: Lone quantifier brackets
RegExp(']', 'u') // throws: SyntaxError: Invalid regular expression: /]/u: Lone quantifier brackets
RegExp('\\1', 'u') // throws: SyntaxError: Invalid regular expression: /\1/u: Invalid escape
RegExp('(?<a>)\\k<b>') // throws: SyntaxError: Invalid regular expression: /(?<a>)\k<b>/: Invalid named capture referenced
RegExp('(?<a>)\\k') // throws: SyntaxError: Invalid regular expression: /(?<a>)\k/: Invalid named reference
RegExp('\\p{Foo}', 'u') // throws: SyntaxError: Invalid regular expression: /\p{Foo}/u: Invalid property name
RegExp('\\pL', 'u') // throws: SyntaxError: Invalid regular expression: /\pL/u: Invalid property name
RegExp('\\u{110000}', 'u') // throws: SyntaxError: Invalid regular expression: /\u{110000}/u: Invalid Unicode escape
RegExp('\\x1', 'u') // throws: SyntaxError: Invalid regular expression: /\x1/u: Invalid escape
RegExp('\\-', 'u') // throws: SyntaxError: Invalid regular expression: /\-/u: Invalid escape
RegExp('[\\w-a]', 'u') // throws: SyntaxError: Invalid regular expression: /[\w-a]/u: Invalid character class
RegExp('(?<=a)*') // throws: SyntaxError: Invalid regular expression: /(?<=a)*/: Invalid quantifier
RegExp('(?=a)*', 'u') // throws: SyntaxError: Invalid regular expression: /(?=a)*/u: Invalid quantifier
RegExp('a', 'gg') // throws: SyntaxError: Invalid flags supplied to RegExp constructor 'gg'
RegExp('a', 'uv') // throws: SyntaxError: Invalid flags supplied to RegExp constructor 'uv'
RegExp('[a&&&b]', 'v') // throws: SyntaxError: Invalid regular expression: /[a&&&b]/v: Invalid character in character class
RegExp('[(]', 'v') // throws: SyntaxError: Invalid regular expression: /[(]/v: Invalid character in character class
RegExp('[^\\q{ab}]', 'v') // throws: SyntaxError: Invalid regular expression: /[^\q{ab}]/v: Negated character class may contain strings
RegExp('[a--b&&c]', 'v') // throws: SyntaxError: Invalid regular expression: /[a--b&&c]/v: Invalid set operation in character class
RegExp('a{1', 'u') // throws: SyntaxError: Invalid regular expression: /a{1/u: Incomplete quantifier
RegExp('(?<1a>)') // throws: SyntaxError: Invalid regular expression: /(?<1a>)/: Invalid capture group name
'abc'.replace(/b/, '[$&$`$\'$$$1]') // expect: "a[bac$$1]c"
'aXbXc'.replace(/x/gi, (m, i, s) => m + i + s.length) // expect: "aX15bX35c"
'2020-12'.replace(/(?<y>\d+)-(?<m>\d+)/, '$<m>/$<y>$<z>') // expect: "12/2020"
'abc'.replace(/(?:)/g, '-') // expect: "-a-b-c-"
'💩💩'.replace(/(?:)/gu, '-') // expect: "-💩-💩-"
'💩💩'.replace(/(?:)/g, '-').length // expect: 9
(r => ['aaba'.replace(r, 'x'), r.lastIndex])(/a/gy) // expect: ["xxba", 0]
'abcdefghijkl'.replace(/(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)(k)/, '$11-$10-$1-$01-$12-$00') // expect: "k-j-a-a-a2-$00l"
'abc'.replace(/(?<x>b)/, (...a) => JSON.stringify(a)) // expect: "a[\"b\",\"b\",1,\"abc\",{\"x\":\"b\"}]c"
'aaa'.replace(/a/g, () => /b/.test('b')) // expect: "truetruetrue"
(re => 'aaa'.replace(re, () => { re.lastIndex = 9; return 'b'; }) + re.lastIndex)(/a/g) // expect: "bbb9"
'a1b2c'.split(/(\d)/) // expect: ["a", "1", "b", "2", "c"]
'abc'.split(/(?:)/) // expect: ["a", "b", "c"]
''.split(/(?:)/) // expect: []
''.split(/a/) // expect: [""]
'A<B>bold</B>and<CODE>coded</CODE>'.split(/<(\/)?([^<>]+)>/) // expect: ["A", undefined, "B", "bold", "/", "B", "and", undefined, "CODE", "coded", "/", "CODE", ""]
'a,b,c'.split(/,/, 2) // expect: ["a", "b"]
'💩a'.split(/(?:)/u) // expect: ["💩", "a"]
'abab'.split(/(?=b)/) // expect: ["a", "ba", "b"]
'aab'.split(/a*?/) // expect: ["a", "a", "b"]
'aab'.split(/a*/) // expect: ["", "b"]
' a  b '.split(/\s*/) // expect: ["", "a", "b", ""]
'ab'.split(/$/) // expect: ["ab"]
'a1b22'.match(/\d+/g) // expect: ["1", "22"]
'abc'.match(/z/g) // expect: null
'abc'.match(/(?:)/g) // expect: ["", "", "", ""]
[...'a1b2'.matchAll(/[a-z](\d)/g)].map(m => [m[0], m[1], m.index]) // expect: [["a1", "1", 0], ["b2", "2", 2]]
(r => ['abc'.search(r), r.lastIndex])(Object.assign(/b/g, {lastIndex: 2})) // expect: [1, 2]
[RegExp('/').source, RegExp('\n').source, RegExp('').source, RegExp('[/]').source, RegExp('\\/').source, RegExp('\\\n').source] // expect: ["\\/", "\\n", "(?:)", "[/]", "\\/", "\\n"]
String(/a\/b/gi) // expect: "/a\\/b/gi"
[RegExp.prototype.source, RegExp.prototype.flags, RegExp.prototype.global, String(RegExp.prototype)] // expect: ["(?:)", "", undefined, "/(?:)/"]
[/a/dgimsuy.flags, RegExp(/a/g).flags, RegExp(/a/g, 'i').flags] // expect: ["dgimsuy", "g", "i"]
(r => [RegExp(r) === r, new RegExp(r) === r])(/a/) // expect: [true, false]
/(?<x>b)(c)?/d.exec('abd').indices // expect: [[1, 2], [1, 2], undefined]
/(?<x>b)(c)?/d.exec('abd').indices.groups.x // expect: [1, 2]
Reflect.ownKeys(/a(?<x>b)/d.exec('ab')) // expect: ["0", "1", "length", "index", "input", "groups", "indices"]
Object.getOwnPropertyDescriptor(/a/, 'lastIndex') // expect: {value: 0, writable: true, enumerable: false, configurable: false}
Object.prototype.toString.call(/a/) // expect: "[object RegExp]"
RegExp[Symbol.species] === RegExp // expect: true
Object.freeze(/a/g).test('a') // throws: TypeError: Cannot assign to read only property 'lastIndex' of object '[object RegExp]'
Object.freeze(/a/).test('a') // expect: true
['abc'.replace(new Loud('b'), '[$&]'), 'abcb'.replace(new Loud('b', 'g'), '[$&]')] // expect: ["a[B]c", "a[B]c[B]"]
'abc'.match(new Loud('b', 'g')) // expect: ["B"]
'abc'.split(new Loud('b')) // expect: ["a", "c"]
'aXbX'.replaceAll(/x/gi, '-') // expect: "a-b-"
(r => [r.test('aa'), r.lastIndex, r.test('aa'), r.lastIndex, r.test('aa'), r.lastIndex])(/a/g) // expect: [true, 1, true, 2, false, 0]
(r => [String(r.compile('b', 'i')), r.lastIndex, r.test('B')])(Object.assign(/a/g, {lastIndex: 5})) // expect: ["/b/i", 0, true]
'{"a":[1,2,{"b":null}]}'.match(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|[{}\[\],:]|true|false|null/g).length // expect: 15
RegExp.prototype.exec.call({}) // throws: TypeError: Method RegExp.prototype.exec called on incompatible receiver #<Object>
RegExp.prototype.test.call({exec: () => null}) // expect: false
RegExp.prototype.test.call({exec: () => 1}) // throws: TypeError: RegExp exec method returned something other than an Object or null
RegExp.prototype.test.call({}) // throws: TypeError: Method RegExp.prototype.exec called on incompatible receiver #<Object>
/a/[Symbol.match].name // expect: "[Symbol.match]"
RegExp.prototype[Symbol.replace].length // expect: 2
Object.getOwnPropertyDescriptor(RegExp.prototype, 'flags').get.name // expect: "get flags"
Object.getOwnPropertyDescriptor(RegExp.prototype, 'global').get.call({}) // throws: TypeError: RegExp.prototype.global getter called on non-RegExp object
/a/.exec('b') // expect: null
/\p{Lu}\P{Lu}/u.exec('aBc')[0] // expect: "Bc"
/^\p{Script=Greek}+$/u.test('αβγ') // expect: true
/\p{L}/u.test('\u{1E900}') // expect: true
/[\p{L}--[a-z]]/v.exec('aB')[0] // expect: "B"
/^\p{Emoji_Keycap_Sequence}$/v.test('1️⃣') // expect: true
/[\q{abc|b}x]/v.exec('zabc')[0] // expect: "abc"
/[[a-z]&&[aeiou]]+/v.exec('bcaeix')[0] // expect: "aei"
all(RegExp('(?i:a)b'), 'Ab') // expect: [0, "Ab"]
all(/(?-i:a)b/i, 'AbaB') // expect: [2, "aB"]
RegExp('(?i-i:a)') // throws: SyntaxError: Invalid regular expression: /(?i-i:a)/: Invalid group
all(/(?<y>\d)|(?<y>[a-z])/, 'a').concat(/(?<y>\d)|(?<y>[a-z])/.exec('a').groups.y) // expect: [0, "a", undefined, "a", "a"]
RegExp('(?:(?<a>x)|y)(?<a>z)') // throws: SyntaxError: Invalid regular expression: /(?:(?<a>x)|y)(?<a>z)/: Duplicate capture group name
/(?:(?<a>x)|(?<a>y))\k<a>/.exec('xyy')[0] // expect: "yy"
RegExp.escape('a.b-1\n \ud800/é') // expect: "\\x61\\.b\\x2d1\\n\\x20\\ud800\\/é"
RegExp.escape(1) // throws: TypeError: 1 is not a string
/^\p{RGI_Emoji}$/v.test('👨‍👩‍👧‍👦') // expect: true
/\P{RGI_Emoji}/v.test // throws: SyntaxError: Invalid regular expression: /\P{RGI_Emoji}/v: Invalid property name
RegExp('('.repeat(4000) + 'a' + ')'.repeat(4000)).exec('a').length // expect: 4001
RegExp('(?:'.repeat(100) + 'a' + ')*'.repeat(100)).exec('aaa')[0] // expect: "aaa"
caught(() => RegExp('('.repeat(5000))).slice(-28) // expect: "Regular expression too large"
