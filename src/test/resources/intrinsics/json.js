// JSON, section 25.5.
const log = [];
const caught = f => { try { return f(); } catch (e) { return e.constructor.name + ': ' + e.message; } };
const loop = (() => { const a = {}; a.b = {c: [a]}; return a; })();
JSON.parse(' [1, "a", null, true, {"b": [] , "c":{}}] ') // expect: [1, "a", null, true, {b: [], c: {}}]
JSON.parse('-0') // expect: -0
JSON.parse('1e400') // expect: Infinity
JSON.parse('12345678901234567890') // expect: 12345678901234567000
JSON.parse('1.5E+2') // expect: 150
JSON.parse('"\\u0041\\n\\/\\ud83d"').length // expect: 4
JSON.parse('{"__proto__": 1}') // expect: {__proto__: 1}
Object.keys(JSON.parse('{"b":1,"2":2,"a":3,"1":4,"b":5}')) // expect: ["1", "2", "b", "a"]
JSON.parse('{"a":1,"a":2}') // expect: {a: 2}
JSON.parse(null) // expect: null
JSON.parse() // throws: SyntaxError: "undefined" is not valid JSON
JSON.parse('') // throws: SyntaxError: Unexpected end of JSON input
JSON.parse('{') // throws: SyntaxError: Expected property name or '}' in JSON at position 1
JSON.parse('[1,]') // throws: SyntaxError: Unexpected token ']', "[1,]" is not valid JSON
JSON.parse('{"a":1,}') // throws: SyntaxError: Expected double-quoted property name in JSON at position 7
JSON.parse('{a:1}') // throws: SyntaxError: Expected property name or '}' in JSON at position 1
JSON.parse('[1 2]') // throws: SyntaxError: Expected ',' or ']' after array element in JSON at position 3
JSON.parse('{"a" 1}') // throws: SyntaxError: Expected ':' after property name in JSON at position 5
JSON.parse('1 2') // throws: SyntaxError: Unexpected non-whitespace character after JSON at position 2
JSON.parse('"abc') // throws: SyntaxError: Unterminated string in JSON at position 4
JSON.parse('"a\nb"') // throws: SyntaxError: Bad control character in string literal in JSON at position 2
JSON.parse('"\\x"') // throws: SyntaxError: Bad escaped character in JSON at position 2
JSON.parse('"\\u12"') // throws: SyntaxError: Bad Unicode escape in JSON at position 5
JSON.parse('-') // throws: SyntaxError: No number after minus sign in JSON at position 1
JSON.parse('1.') // throws: SyntaxError: Unterminated fractional number in JSON at position 2
JSON.parse('1e') // throws: SyntaxError: Exponent part is missing a number in JSON at position 2
JSON.parse('01') // throws: SyntaxError: Unexpected number in JSON at position 1
JSON.parse('tru') // throws: SyntaxError: Unexpected end of JSON input
JSON.parse('nulx') // throws: SyntaxError: Unexpected token 'x', "nulx" is not valid JSON
JSON.parse({}) // throws: SyntaxError: "[object Object]" is not valid JSON
JSON.parse('[1,2,3,4,5,6,7,8,9,10,11,12,@]') // throws: SyntaxError: Unexpected token '@', ...",10,11,12,@]" is not valid JSON
JSON.parse('@aaaaaaaaaaaaaaaaaaaaaaaaaaa') // throws: SyntaxError: Unexpected token '@', "@aaaaaaaaa"... is not valid JSON
JSON.parse("'a'") // throws: SyntaxError: Unexpected token ''', "'a'" is not valid JSON
JSON.parse('\u00a01') // throws: SyntaxError: Unexpected token ' ', " 1" is not valid JSON
JSON.parse('{"a":[1,{"b":2}]}', (k, v) => { log.push(k); return typeof v === 'number' ? v * 2 : v; }) // expect: {a: [2, {b: 4}]}
(log.length = 0, JSON.parse('{"a":[1,{"b":2}],"c":0}', function (k, v) { log.push(k + (Array.isArray(this) ? '[]' : '')); return v; }), log.join()) // expect: "0[],b,1[],a,c,"
JSON.parse('[1,2,3]', (k, v) => k === '1' ? undefined : v) // expect: [1, <hole>, 3]
JSON.parse('{"a":1,"b":2}', (k, v) => k === 'a' ? undefined : v) // expect: {b: 2}
JSON.parse('1', () => 'x') // expect: "x"
JSON.parse('[[1],2]', function (k, v) { if (k === '0' && Array.isArray(v)) this[1] = [9]; return v; }) // expect: [[1], [9]]
JSON.stringify({a: 1, b: 'x', c: null, d: undefined, e: () => 1, f: Symbol(), g: [undefined, () => 1, Symbol()], h: NaN, i: -0}) // expect: "{\"a\":1,\"b\":\"x\",\"c\":null,\"g\":[null,null,null],\"h\":null,\"i\":0}"
JSON.stringify(undefined) // expect: undefined
JSON.stringify(() => 1) // expect: undefined
JSON.stringify(Symbol()) // expect: undefined
JSON.stringify('\u2028"\\\b\f\n\r\t\u0001\u007f') // expect: "\" \\\"\\\\\\b\\f\\n\\r\\t\\u0001\""
JSON.stringify('\ud800a\udc00😀') // expect: "\"\\ud800a\\udc00😀\""
JSON.stringify({'a"b': 1}) // expect: "{\"a\\\"b\":1}"
JSON.stringify(1n) // throws: TypeError: Do not know how to serialize a BigInt
JSON.stringify([new Number(1), new String('s'), new Boolean(false), Object(Symbol())]) // expect: "[1,\"s\",false,{}]"
JSON.stringify({toJSON(k) { return 'k' + k; }}) // expect: "\"k\""
JSON.stringify({a: {toJSON(k) { return k; }}, b: [{toJSON(k) { return typeof k + k; }}]}) // expect: "{\"a\":\"a\",\"b\":[\"string0\"]}"
JSON.stringify({a: 1, b: [1, 2]}, null, 2) // expect: "{\n  \"a\": 1,\n  \"b\": [\n    1,\n    2\n  ]\n}"
JSON.stringify({a: [], b: {}}, null, '--') // expect: "{\n--\"a\": [],\n--\"b\": {}\n}"
JSON.stringify([[1]], null, 20).length // expect: 49
JSON.stringify([1], null, 'abcdefghijklmn') // expect: "[\nabcdefghij1\n]"
JSON.stringify({a: 1}, null, new Number(1)) // expect: "{\n \"a\": 1\n}"
JSON.stringify({a: 1, b: {a: 2, c: 3}}, ['a', 'b']) // expect: "{\"a\":1,\"b\":{\"a\":2}}"
JSON.stringify({1: 1, a: 2}, [1, new String('a'), 1, {}]) // expect: "{\"1\":1,\"a\":2}"
JSON.stringify({b: 1, a: 2}, ['a', 'b', 'a']) // expect: "{\"a\":2,\"b\":1}"
JSON.stringify({a: 1, b: [1, 2]}, (k, v) => typeof v === 'number' ? v + 1 : v) // expect: "{\"a\":2,\"b\":[2,3]}"
JSON.stringify({a: 1, b: 2}, (k, v) => k === 'a' ? undefined : v) // expect: "{\"b\":2}"
JSON.stringify(1, function (k, v) { return Object.keys(this).length + k + v; }) // expect: "\"11\""
JSON.stringify([1, 2], (k, v) => Array.isArray(v) ? {x: v.length} : v) // expect: "{\"x\":2}"
caught(() => JSON.stringify(loop)) // expect: "TypeError: Converting circular structure to JSON\n    --> starting at object with constructor 'Object'\n    |     property 'b' -> object with constructor 'Object'\n    |     property 'c' -> object with constructor 'Array'\n    --- index 0 closes the circle"
caught(() => JSON.stringify([loop.b])) // expect: "TypeError: Converting circular structure to JSON\n    --> starting at object with constructor 'Object'\n    |     property 'c' -> object with constructor 'Array'\n    |     index 0 -> object with constructor 'Object'\n    --- property 'b' closes the circle"
JSON.stringify({get a() { return this.b; }, b: 2}) // expect: "{\"a\":2,\"b\":2}"
JSON.stringify(Object.create({a: 1}, {b: {value: 2}, c: {value: 3, enumerable: true}})) // expect: "{\"c\":3}"
JSON.stringify({2: 'b', 1: 'a', z: 1, a: 2}) // expect: "{\"1\":\"a\",\"2\":\"b\",\"z\":1,\"a\":2}"
JSON.stringify([, 1]) // expect: "[null,1]"
JSON.stringify(Object.assign([1], {x: 1})) // expect: "[1]"
JSON.stringify(new Map([[1, 2]])) // expect: "{}"
JSON.stringify(new Error('m')) // expect: "{}"
JSON.stringify({a: [{b: 1}, {}]}, null, ' ').split('\n').length // expect: 8
JSON.stringify({a: 1}, {}, '') // expect: "{\"a\":1}"
Object.prototype.toString.call(JSON) // expect: "[object JSON]"
Reflect.ownKeys(JSON) // expect: ["isRawJSON", "parse", "rawJSON", "stringify", Symbol(Symbol.toStringTag)]
JSON.parse('[1.0, "x\\u0061", {"b": true, "b": null}, [2]]', (k, v, c) => typeof v === 'object' && v ? v : c.source) // expect: ["1.0", "\"x\\u0061\"", {b: "null"}, ["2"]]
JSON.parse('[1, 2]', function (k, v, c) { if (k === '0') this[1] = 3; return Array.isArray(v) ? v : c.source; }) // expect: ["1", <hole>]
JSON.parse('{"a": 1, "2": 2}', (k, v, c) => k ? c.source : Object.keys(v).join() + Object.keys(c)) // expect: "2,a"
JSON.stringify({a: JSON.rawJSON('1e1000'), b: [JSON.rawJSON('"x"')]}) // expect: "{\"a\":1e1000,\"b\":[\"x\"]}"
JSON.rawJSON('1').rawJSON // expect: "1"
Object.isFrozen(JSON.rawJSON('null')) // expect: true
Object.getPrototypeOf(JSON.rawJSON('null')) // expect: null
JSON.isRawJSON({rawJSON: '1'}) // expect: false
JSON.isRawJSON(JSON.rawJSON(1)) // expect: true
JSON.rawJSON('') // throws: SyntaxError: Invalid value for JSON.rawJSON
JSON.rawJSON(' 1') // throws: SyntaxError: Invalid value for JSON.rawJSON
JSON.rawJSON('{}') // throws: SyntaxError: Invalid value for JSON.rawJSON
JSON.rawJSON(undefined) // throws: SyntaxError: "undefined" is not valid JSON
JSON.stringify(JSON.parse('['.repeat(20000) + ']'.repeat(20000))).length // expect: 40000
