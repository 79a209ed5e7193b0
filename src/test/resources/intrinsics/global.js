// The global object and its functions, section 19 and Annex B.2.1.
const thrower = f => { try { f(); return 'no throw'; } catch (e) { return e.constructor.name + ': ' + e.message; } };
const all = n => { let s = ''; for (let i = 0; i < n; i++) s += String.fromCharCode(i); return s; };
[NaN, Infinity, undefined] // expect: [NaN, Infinity, undefined]
['NaN', 'Infinity', 'undefined'].map(k => Object.getOwnPropertyDescriptor(globalThis, k)) // expect: [{value: NaN, writable: false, enumerable: false, configurable: false}, {value: Infinity, writable: false, enumerable: false, configurable: false}, {value: undefined, writable: false, enumerable: false, configurable: false}]
Object.getOwnPropertyDescriptor(globalThis, 'globalThis').enumerable // expect: false
globalThis.globalThis === globalThis // expect: true
typeof globalThis // expect: "object"
thrower(() => { globalThis.NaN = 1; }) // expect: "TypeError: Cannot assign to read only property 'NaN' of object '#<Object>'"
thrower(() => { undefined = 1; }) // expect: "TypeError: Cannot assign to read only property 'undefined' of object '#<Object>'"
parseInt('12px') // expect: 12
parseInt('0x1F') // expect: 31
parseInt('  -42 ') // expect: -42
parseInt('z', 36) // expect: 35
parseInt('10', 1) // expect: NaN
parseInt('10', 37) // expect: NaN
parseInt('10', 2 ** 32 + 2) // expect: 2
parseInt('9007199254740993') // expect: 9007199254740992
parseInt('-0') // expect: -0
parseInt('') // expect: NaN
parseInt(null, 36) // expect: 1112745
parseInt('0b1') // expect: 0
parseInt('1e3') // expect: 1
parseInt('\u00a0\ufeff7') // expect: 7
parseInt(0.0000005) // expect: 5
parseInt('123', 3) // expect: 5
parseInt('٣') // expect: NaN
parseFloat('3.14abc') // expect: 3.14
parseFloat('.5.5') // expect: 0.5
parseFloat('-.5e-2x') // expect: -0.005
parseFloat('1e') // expect: 1
parseFloat('-Infinityx') // expect: -Infinity
parseFloat('infinity') // expect: NaN
parseFloat('0x10') // expect: 0
parseFloat('-0') // expect: -0
parseFloat('1_000') // expect: 1
parseFloat('  \n1') // expect: 1
parseFloat('') // expect: NaN
parseFloat === Number.parseFloat && parseInt === Number.parseInt // expect: true
isNaN('abc') // expect: true
isNaN('12') // expect: false
isNaN(undefined) // expect: true
isNaN([]) // expect: false
thrower(() => isNaN(1n)) // expect: "TypeError: Cannot convert a BigInt value to a number"
thrower(() => isNaN(Symbol())) // expect: "TypeError: Cannot convert a Symbol value to a number"
isFinite('12') // expect: true
isFinite(Infinity) // expect: false
isFinite(null) // expect: true
isFinite({valueOf() { return 1; }}) // expect: true
encodeURI('http://a.b/c d?e=f&g=é#h%') // expect: "http://a.b/c%20d?e=f&g=%C3%A9#h%25"
encodeURIComponent('http://a.b/c d?e=f&g=é#h%') // expect: "http%3A%2F%2Fa.b%2Fc%20d%3Fe%3Df%26g%3D%C3%A9%23h%25"
encodeURI(all(128)) // expect: "%00%01%02%03%04%05%06%07%08%09%0A%0B%0C%0D%0E%0F%10%11%12%13%14%15%16%17%18%19%1A%1B%1C%1D%1E%1F%20!%22#$%25&'()*+,-./0123456789:;%3C=%3E?@ABCDEFGHIJKLMNOPQRSTUVWXYZ%5B%5C%5D%5E_%60abcdefghijklmnopqrstuvwxyz%7B%7C%7D~%7F"
encodeURIComponent(all(128)) // expect: "%00%01%02%03%04%05%06%07%08%09%0A%0B%0C%0D%0E%0F%10%11%12%13%14%15%16%17%18%19%1A%1B%1C%1D%1E%1F%20!%22%23%24%25%26'()*%2B%2C-.%2F0123456789%3A%3B%3C%3D%3E%3F%40ABCDEFGHIJKLMNOPQRSTUVWXYZ%5B%5C%5D%5E_%60abcdefghijklmnopqrstuvwxyz%7B%7C%7D~%7F"
encodeURIComponent('\u{1F600}\uffff\u07ff\u0800\u0080') // expect: "%F0%9F%98%80%EF%BF%BF%DF%BF%E0%A0%80%C2%80"
encodeURI() // expect: "undefined"
thrower(() => encodeURI('\ud800')) // expect: "URIError: URI malformed"
thrower(() => encodeURI('\ud800a')) // expect: "URIError: URI malformed"
thrower(() => encodeURI('\udc00')) // expect: "URIError: URI malformed"
thrower(() => encodeURIComponent('a\ud800\ud800')) // expect: "URIError: URI malformed"
encodeURI('\ud800\udc00\udbff\udfff') // expect: "%F0%90%80%80%F4%8F%BF%BF"
decodeURI('%41%20%2F%23%25%C3%A9%F0%9F%98%80') // expect: "A %2F%23%é😀"
decodeURIComponent('%41%20%2F%23%25%C3%A9%F0%9F%98%80') // expect: "A /#%é😀"
decodeURI('%3B%2f%3F%3a%40%26%3D%2B%24%2C%23') // expect: "%3B%2f%3F%3a%40%26%3D%2B%24%2C%23"
decodeURIComponent('%3B%2f%3F%3a%40%26%3D%2B%24%2C%23') // expect: ";/?:@&=+$,#"
decodeURI('a%')  === 1 // throws: URIError: URI malformed
['%', '%4', '%4g', '%g4', '%80', '%BF', '%C0%80', '%C1%BF', '%C2', '%C2%', '%C2%4', '%C2%41', '%C2%C2', '%E0%80%80', '%E0%9F%BF', '%ED%A0%80', '%ED%BF%BF', '%E2%82', '%F0%80%80%80', '%F0%8F%BF%BF', '%F4%90%80%80', '%F5%80%80%80', '%F8%80%80%80%80', '%FE', '%FF', '%F0%9F%98', '%E2%82%2', '%C3x%A9'].map(s => thrower(() => decodeURIComponent(s))) // expect: ["URIError: URI malformed", "URIError: URI malformed", "URIError: URI malformed", "URIError: URI malformed", "URIError: URI malformed", "URIError: URI malformed", "URIError: URI malformed", "URIError: URI malformed", "URIError: URI malformed", "URIError: URI malformed", "URIError: URI malformed", "URIError: URI malformed", "URIError: URI malformed", "URIError: URI malformed", "URIError: URI malformed", "URIError: URI malformed", "URIError: URI malformed", "URIError: URI malformed", "URIError: URI malformed", "URIError: URI malformed", "URIError: URI malformed", "URIError: URI malformed", "URIError: URI malformed", "URIError: URI malformed", "URIError: URI malformed", "URIError: URI malformed", "URIError: URI malformed", "URIError: URI malformed"]
['%C2%80', '%DF%BF', '%E0%A0%80', '%ED%9F%BF', '%EE%80%80', '%EF%BF%BF', '%F0%90%80%80', '%F4%8F%BF%BF', '%00', '%7F'].map(s => { const d = decodeURI(s); return [d.length, d.codePointAt(0)]; }) // expect: [[1, 128], [1, 2047], [1, 2048], [1, 55295], [1, 57344], [1, 65535], [2, 65536], [2, 1114111], [1, 0], [1, 127]]
decodeURI('äö%c3%a4') // expect: "äöä"
decodeURI(null) // expect: "null"
decodeURIComponent(encodeURIComponent(all(2000))) === all(2000) // expect: true
escape(all(300).slice(0, 260)) // expect: "%00%01%02%03%04%05%06%07%08%09%0A%0B%0C%0D%0E%0F%10%11%12%13%14%15%16%17%18%19%1A%1B%1C%1D%1E%1F%20%21%22%23%24%25%26%27%28%29*+%2C-./0123456789%3A%3B%3C%3D%3E%3F@ABCDEFGHIJKLMNOPQRSTUVWXYZ%5B%5C%5D%5E_%60abcdefghijklmnopqrstuvwxyz%7B%7C%7D%7E%7F%80%81%82%83%84%85%86%87%88%89%8A%8B%8C%8D%8E%8F%90%91%92%93%94%95%96%97%98%99%9A%9B%9C%9D%9E%9F%A0%A1%A2%A3%A4%A5%A6%A7%A8%A9%AA%AB%AC%AD%AE%AF%B0%B1%B2%B3%B4%B5%B6%B7%B8%B9%BA%BB%BC%BD%BE%BF%C0%C1%C2%C3%C4%C5%C6%C7%C8%C9%CA%CB%CC%CD%CE%CF%D0%D1%D2%D3%D4%D5%D6%D7%D8%D9%DA%DB%DC%DD%DE%DF%E0%E1%E2%E3%E4%E5%E6%E7%E8%E9%EA%EB%EC%ED%EE%EF%F0%F1%F2%F3%F4%F5%F6%F7%F8%F9%FA%FB%FC%FD%FE%FF%u0100%u0101%u0102%u0103"
escape('ü\u0100\ud800') // expect: "%FC%u0100%uD800"
escape() // expect: "undefined"
unescape('%41%u0042%zz%u00%4%u004G%') // expect: "AB%zz%u00%4%u004G%"
unescape('%%41%u') // expect: "%A%u"
unescape(escape(all(1000))) === all(1000) // expect: true
unescape('%U0041%aF') // expect: "%U0041¯"
[eval, parseInt, parseFloat, isNaN, isFinite, decodeURI, encodeURI, escape].map(g => g.name + g.length) // expect: ["eval1", "parseInt2", "parseFloat1", "isNaN1", "isFinite1", "decodeURI1", "encodeURI1", "escape1"]
thrower(() => new parseInt('1')) // expect: "TypeError: parseInt is not a constructor"
['Promise', 'Proxy', 'WeakRef', 'FinalizationRegistry', 'Intl', 'ArrayBuffer', 'Atomics', 'setTimeout', 'process', 'require', 'fetch', 'WebAssembly', 'Uint8Array', 'SharedArrayBuffer'].map(k => typeof globalThis[k]).join() // expect: "undefined,undefined,undefined,undefined,undefined,undefined,undefined,undefined,undefined,undefined,undefined,undefined,undefined,undefined"

