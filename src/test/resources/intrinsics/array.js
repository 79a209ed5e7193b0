// Array and its prototype, section 23.1.
const holes = () => [1, , 3, undefined];
const like = (length, o) => ({length, ...o});
const log = [];
const frozen = Object.freeze([2, 1]);
const caught = f => { try { return f(); } catch (e) { return e.constructor.name + ': ' + e.message; } };
Array(3) // expect: [<hole>, <hole>, <hole>]
new Array(3).length // expect: 3
new Array('3') // expect: ["3"]
Array(1, 2, 3) // expect: [1, 2, 3]
new Array(-1) // throws: RangeError: Invalid array length
new Array(1.5) // throws: RangeError: Invalid array length
new Array(4294967296) // throws: RangeError: Invalid array length
new Array(4294967295).length // expect: 4294967295
Array.of(7) // expect: [7]
Array.of.call(Object, 1, 2).length // expect: 2
Array.isArray([]) && !Array.isArray({length: 0}) && Array.isArray(Array.prototype) // expect: true
Array.from('a𝒳b') // expect: ["a", "𝒳", "b"]
Array.from({length: 3}, (v, k) => k * 2) // expect: [0, 2, 4]
Array.from(new Set([3, 1, 3])) // expect: [3, 1]
Array.from([1, , 3]) // expect: [1, undefined, 3]
Array.from(5) // expect: []
Array.from({length: 2, 0: 'x'}) // expect: ["x", undefined]
Array.from([1, 2], function (v) { return this.k * v; }, {k: 10}) // expect: [10, 20]
Array.from(null) // throws: TypeError: object null is not iterable (cannot read property Symbol(Symbol.iterator))
Array.from([1], 5) // throws: TypeError: 5 is not a function
Array.from({[Symbol.iterator]() { return 1; }}) // throws: TypeError: Result of the Symbol.iterator method is not an object
[1, 2, 3].at(-1) // expect: 3
[1, 2, 3].at(-4) // expect: undefined
[].at(NaN) // expect: undefined
Array.prototype.at.call('abc', 1) // expect: "b"
[1].concat(2, [3], [[4]], 'ab') // expect: [1, 2, 3, [4], "ab"]
[1, , 2].concat([, 3]) // expect: [1, <hole>, 2, <hole>, 3]
[].concat({length: 2, 0: 'a', [Symbol.isConcatSpreadable]: true}) // expect: ["a", <hole>]
[].concat(Object.assign([1, 2], {[Symbol.isConcatSpreadable]: false})) // expect: [[1, 2]]
Array.prototype.concat.call(1, 2).length // expect: 2
[1.5, 2].concat(['a'], [3]).concat([4]) // expect: [1.5, 2, "a", 3, 4]
[1, 2, 3, 4, 5].copyWithin(0, 3) // expect: [4, 5, 3, 4, 5]
[1, 2, 3, 4, 5].copyWithin(1, 0, 3) // expect: [1, 1, 2, 3, 5]
[1, , 3].copyWithin(0, 1) // expect: [<hole>, 3, 3]
Array.prototype.copyWithin.call({length: 5, 3: 1}, 0, 3) // expect: {0: 1, 3: 1, length: 5}
[...['a', 'b'].entries()] // expect: [[0, "a"], [1, "b"]]
[...[, 'b'].keys()] // expect: [0, 1]
[...holes().values()] // expect: [1, undefined, 3, undefined]
[1, 2, 3].every(x => x > 0) // expect: true
holes().every(x => x === undefined || x > 0) // expect: true
[].every(() => false) // expect: true
new Array(3).fill(0) // expect: [0, 0, 0]
[1, 2, 3, 4].fill(9, 1, -1) // expect: [1, 9, 9, 4]
[1, 2, 3].fill(0, -1) // expect: [1, 2, 0]
Array.prototype.fill.call({length: 2}, 'x') // expect: {0: "x", 1: "x", length: 2}
holes().filter(() => true) // expect: [1, 3, undefined]
[5, 6, 7].filter((v, i, a) => a[0] === 5 && i !== 1) // expect: [5, 7]
[1, 2, 3].find(x => x > 1) // expect: 2
[1, 2, 3].find(x => x > 3) // expect: undefined
[, 1].find(x => x === undefined) // expect: undefined
[1, 2, 3].findIndex(x => x > 1) // expect: 1
[1, 2, 3].findLast(x => x < 3) // expect: 2
[1, 2, 3].findLastIndex(x => x > 3) // expect: -1
[1, [2, [3, [4]]]].flat() // expect: [1, 2, [3, [4]]]
[1, [2, [3, [4]]]].flat(Infinity) // expect: [1, 2, 3, 4]
[[1, , 2], , [[3]]].flat() // expect: [1, 2, [3]]
[1, 2].flat('x') // expect: [1, 2]
[1, 2].flatMap(x => [x, [x]]) // expect: [1, [1], 2, [2]]
[1, 2].flatMap(x => x) // expect: [1, 2]
[1].flatMap() // throws: TypeError: flatMap mapper function is not callable
holes().flatMap(x => [x]) // expect: [1, 3, undefined]
(() => { const a = []; holes().forEach((v, i) => a.push(i)); return a; })() // expect: [0, 2, 3]
[1, NaN].includes(NaN) // expect: true
[1, , 3].includes(undefined) // expect: true
[0].includes(-0) // expect: true
[1, 2, 3].includes(1, 1) // expect: false
['a', 'b'].includes('b', -1) // expect: true
[1, NaN].indexOf(NaN) // expect: -1
[1, , 3].indexOf(undefined) // expect: -1
[1, 2, 1].indexOf(1, 1) // expect: 2
[1, 2, 1].indexOf(1, -2) // expect: 2
['x', 1.5, 'x', true].indexOf(true) // expect: 3
[1, 2, 1].lastIndexOf(1) // expect: 2
[1, 2, 1].lastIndexOf(1, -2) // expect: 0
[1, 2, 1].lastIndexOf(1, undefined) // expect: 0
[1, 2, 1].lastIndexOf(3) // expect: -1
[1, null, undefined, , 'x'].join() // expect: "1,,,,x"
[1, [2, [3]]].join(';') // expect: "1;2,3"
[1, 2].join(undefined) // expect: "1,2"
[1, 2].join('') // expect: "12"
(() => { const a = [1]; a.push(a, 2); return a.join(); })() // expect: "1,,2"
(() => { const a = [1], b = [a]; a.push(b); return String(a); })() // expect: "1,"
Array.prototype.join.call({length: 3, 1: 'b'}, '-') // expect: "-b-"
[Symbol()].join() // throws: TypeError: Cannot convert a Symbol value to a string
[Object.create(null)].join() // throws: TypeError: Cannot convert object to primitive value
[1.5, -0, 1e21, NaN, Infinity].join(' ') // expect: "1.5 0 1e+21 NaN Infinity"
holes().map(x => x * 2) // expect: [2, <hole>, 6, NaN]
[1, 2, 3].map(String) // expect: ["1", "2", "3"]
['1', '2', '3'].map(parseInt) // expect: [1, NaN, NaN]
[1].map({}) // throws: TypeError: #<Object> is not a function
[3].map(function () { return this; }, 'y')[0] instanceof String // expect: false
[].pop() // expect: undefined
(() => { const a = [1, 2, ,]; return [a.pop(), a.length, a.pop(), a]; })() // expect: [undefined, 2, 2, [1]]
(() => { const o = {length: 2, 1: 'x'}; return [Array.prototype.pop.call(o), o]; })() // expect: ["x", {length: 1}]
(() => { const a = []; return [a.push(1), a.push(2, 3), a]; })() // expect: [1, 3, [1, 2, 3]]
(() => { const o = {}; Array.prototype.push.call(o, 'a', 'b'); return o; })() // expect: {0: "a", 1: "b", length: 2}
Array.prototype.push.call({length: 2 ** 53 - 1}, 1) // throws: TypeError: Pushing 1 elements on an array-like of length 9007199254740991 is disallowed, as the total surpasses 2**53-1
frozen.push(3) // throws: TypeError: Cannot add property 2, object is not extensible
frozen.pop() // throws: TypeError: Cannot delete property '1' of [object Array]
frozen.sort() // throws: TypeError: Cannot assign to read only property '0' of object '[object Array]'
frozen.reverse() // throws: TypeError: Cannot assign to read only property '0' of object '[object Array]'
frozen.shift() // throws: TypeError: Cannot assign to read only property '0' of object '[object Array]'
frozen.unshift(1) // throws: TypeError: Cannot add property 2, object is not extensible
frozen.fill(0) // throws: TypeError: Cannot assign to read only property '0' of object '[object Array]'
frozen.splice(0, 1) // throws: TypeError: Cannot assign to read only property '0' of object '[object Array]'
frozen.toSorted() // expect: [1, 2]
[1, 2, 3].reduce((a, b) => a + b) // expect: 6
[1, 2, 3].reduce((a, b, i) => a + b * i, 10) // expect: 18
[, 5, , 6].reduce((a, b) => [a, b]) // expect: [5, 6]
[].reduce((a, b) => a) // throws: TypeError: Reduce of empty array with no initial value
[].reduce((a, b) => a, undefined) // expect: undefined
['a', 'b', 'c'].reduceRight((a, b) => a + b) // expect: "cba"
[].reduceRight(x => x) // throws: TypeError: Reduce of empty array with no initial value
[, 5, , 6].reduceRight((a, b, i) => a.concat(b, i), []) // expect: [6, 3, 5, 1]
[1, 2, 3].reverse() // expect: [3, 2, 1]
[1, , 3, 4].reverse() // expect: [4, 3, <hole>, 1]
[, 2].reverse() // expect: [2, <hole>]
Array.prototype.reverse.call({length: 3, 0: 'a', 2: 'c'}) // expect: {0: "c", 2: "a", length: 3}
[].shift() // expect: undefined
(() => { const a = [1, 2, 3]; return [a.shift(), a]; })() // expect: [1, [2, 3]]
(() => { const a = [, 2]; return [a.shift(), a]; })() // expect: [undefined, [2]]
[1, 2, 3, 4].slice(1, 3) // expect: [2, 3]
[1, 2, 3].slice(-2) // expect: [2, 3]
[1, , 3].slice(0, 2) // expect: [1, <hole>]
[1, 2, 3].slice(2, 1) // expect: []
Array.prototype.slice.call({length: 3, 1: 'b'}) // expect: [<hole>, "b", <hole>]
[1, 2].some(x => x > 1) // expect: true
new Array(5).some(() => true) // expect: false
[3, 1, 2].sort() // expect: [1, 2, 3]
[10, 9, 1].sort() // expect: [1, 10, 9]
['b', 'a', 'B'].sort() // expect: ["B", "a", "b"]
[3, undefined, 1, , 2].sort() // expect: [1, 2, 3, undefined, <hole>]
[5, 1, 4].sort((a, b) => b - a) // expect: [5, 4, 1]
[1, 2].sort(null) // throws: TypeError: The comparison function must be either a function or undefined
[1].sort('x') // throws: TypeError: The comparison function must be either a function or undefined
[undefined, 3, null, true, 'a', -1].sort() // expect: [-1, 3, "a", null, true, undefined]
[[2], [10], [1]].sort() // expect: [[1], [10], [2]]
[2, 1].sort(() => { throw new RangeError('no'); }) // throws: RangeError: no
[3, 2, 1].sort(() => NaN) // expect: [3, 2, 1]
[3, 2, 1].sort((a, b) => ({valueOf: () => a - b})) // expect: [1, 2, 3]
[3, 2, 1].sort((a, b) => Symbol()) // throws: TypeError: Cannot convert a Symbol value to a number
Array.from({length: 40}, (v, i) => ({k: i % 3, i})).sort((a, b) => a.k - b.k).map(o => o.i) // expect: [0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39, 1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34, 37, 2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32, 35, 38]
Array.from({length: 100}, (v, i) => i * 7919 % 101).sort((a, b) => a - b).every((v, i, a) => i === 0 || a[i - 1] <= v) // expect: true
Array.prototype.sort.call({length: 3, 0: 'c', 2: 'a'}) // expect: {0: "a", 1: "c", length: 3}
(() => { const a = [3, 2, 1]; a.sort((x, y) => { a.length = 0; return x - y; }); return a; })() // expect: [1, 2, 3]
(() => { const a = [1, 2, 3, 4, 5]; return [a.splice(1, 2), a]; })() // expect: [[2, 3], [1, 4, 5]]
(() => { const a = [1, 2, 3]; return [a.splice(1, 0, 'x', 'y'), a]; })() // expect: [[], [1, "x", "y", 2, 3]]
(() => { const a = [1, 2, 3]; return [a.splice(-2), a]; })() // expect: [[2, 3], [1]]
(() => { const a = [1, 2, 3]; return [a.splice(), a]; })() // expect: [[], [1, 2, 3]]
(() => { const a = [1, , 3, 4]; return [a.splice(0, 2, 9), a]; })() // expect: [[1, <hole>], [9, 3, 4]]
(() => { const a = [1.5, 2.5, 3.5]; a.splice(1, 1, 'x'); return a; })() // expect: [1.5, "x", 3.5]
(() => { const o = {length: 3, 0: 1, 1: 2, 2: 3}; Array.prototype.splice.call(o, 0, 1); return o; })() // expect: {0: 2, 1: 3, length: 2}
[1, [2, null], 'a'].toString() // expect: "1,2,,a"
Array.prototype.toString.call({join: () => 'joined'}) // expect: "joined"
Array.prototype.toString.call({join: 1}) // expect: "[object Object]"
Array.prototype.toString.call(true) // expect: "[object Boolean]"
[1, null, undefined, 'x', [2]].toLocaleString() // expect: "1,,,x,2"
[1, , 3].toReversed() // expect: [3, undefined, 1]
[3, undefined, 1, , 2].toSorted() // expect: [1, 2, 3, undefined, undefined]
[3, 1, 2].toSorted((a, b) => b - a) // expect: [3, 2, 1]
[1].toSorted({}) // throws: TypeError: The comparison function must be either a function or undefined
[1, 2, 3, 4].toSpliced(1, 2, 'x') // expect: [1, "x", 4]
[1, , 3].toSpliced(0, 0) // expect: [1, undefined, 3]
[1, 2, 3].toSpliced(1) // expect: [1]
[1, 2, 3].toSpliced() // expect: [1, 2, 3]
[1, 2, 3].with(-1, 9) // expect: [1, 2, 9]
[1, 2, 3].with(3, 9) // throws: RangeError: Invalid index : 3
[1, , 3].with(0, 0) // expect: [0, undefined, 3]
(() => { const a = [3]; return [a.unshift(1, 2), a]; })() // expect: [3, [1, 2, 3]]
(() => { const a = [, 2]; a.unshift(0); return a; })() // expect: [0, <hole>, 2]
[].unshift() // expect: 0
Array.prototype.unshift.call({length: 2 ** 53 - 1}, 1) // throws: TypeError: Invalid array length
Object.keys(Array.prototype[Symbol.unscopables]).sort().length // expect: 16
Object.getPrototypeOf(Array.prototype[Symbol.unscopables]) // expect: null
Array.prototype[Symbol.iterator] === Array.prototype.values // expect: true
Array.prototype.map.call(null, x => x) // throws: TypeError: Array.prototype.map called on null or undefined
Array.prototype.forEach.call('ab', (v, i) => log.push(v, i)) || log // expect: ["a", 0, "b", 1]
Array.prototype.length // expect: 0
Object.prototype.toString.call(Array.prototype) // expect: "[object Array]"
(() => { class A extends Array {} const m = new A(1, 2, 3).map(x => x * 2); return [m instanceof A, m.length, m.constructor === A, A.from([1]) instanceof A, A.of(1, 2).length]; })() // expect: [true, 3, true, true, 2]
(() => { class A extends Array { static get [Symbol.species]() { return Array; } } return new A(1, 2, 3).filter(x => x > 1).constructor === Array; })() // expect: true
(() => { class A extends Array { static get [Symbol.species]() { return 1; } } return caught(() => new A().map(x => x)); })() // expect: "TypeError: object.constructor[Symbol.species] is not a constructor"
(() => { const a = [1, 2, 3]; a.constructor = undefined; return a.slice(1); })() // expect: [2, 3]
(() => { const a = [1]; a.constructor = {[Symbol.species]: function (n) { return {n}; }}; return a.map(x => x); })() // expect: {0: 1, n: 1}
(() => { const a = [1, 2, 3, 4]; const r = []; a.forEach((v, i) => { r.push(v); if (i === 0) a.length = 2; }); return r; })() // expect: [1, 2]
(() => { const a = [1, 2]; const r = []; for (const v of a) { r.push(v); if (r.length < 4) a.push(v); } return r; })() // expect: [1, 2, 1, 2, 1]
(() => { const a = [1, 2, 3]; return a.map((v, i) => { a.pop(); return v; }); })() // expect: [1, 2, <hole>]
(() => { const a = []; a[2 ** 32 - 2] = 1; return [a.length, a.indexOf(1, -1), caught(() => a.push(2)), a.length]; })() // expect: [4294967295, 4294967294, "RangeError: Invalid array length", 4294967295]
(() => { const a = [1, 2, 3]; Object.defineProperty(a, 1, {get() { return 'g'; }}); return [a.map(x => x), a.indexOf('g'), a.slice(), a.concat([4])]; })() // expect: [[1, "g", 3], 1, [1, "g", 3], [1, "g", 3, 4]]
(() => { const a = [3, 1, 2]; Object.defineProperty(a, 'length', {writable: false}); return [a.sort(), caught(() => a.pop())]; })() // expect: [[1, 2, <hole>], "TypeError: Cannot assign to read only property 'length' of object '[object Array]'"]
(() => { const a = [1, 2, 3]; a[10] = 4; return [a.length, a.flat(), a.indexOf(undefined), a.findIndex(x => x === undefined)]; })() // expect: [11, [1, 2, 3, 4], -1, 3]
(() => { Array.prototype[1] = 'p'; const r = [[0, , 2].map(x => x), [0, , 2].indexOf('p'), [0, , 2].slice(), [0, , 2].concat([, , ]), [, , 2].sort(), [0, , 2].join()]; delete Array.prototype[1]; return r; })() // expect: [[0, "p", 2], 1, [0, "p", 2], [0, "p", 2, <hole>, "p"], [2, "p", <hole>], "0,p,2"]
