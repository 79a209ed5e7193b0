"use strict";
// 20,000 doubles as bits and decimal text: random bits, neighbours of powers of two and ten, subnormals, short decimals, integers.
const view = new DataView(new ArrayBuffer(8));
let state = 0x9e3779b97f4a7c15n;
function random() { // splitmix64
  state = BigInt.asUintN(64, state + 0x9e3779b97f4a7c15n);
  let z = state;
  z = BigInt.asUintN(64, (z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
  z = BigInt.asUintN(64, (z ^ (z >> 27n)) * 0x94d049bb133111ebn);
  return z ^ (z >> 31n);
}
const bitsOf = x => { view.setFloat64(0, x); return view.getBigUint64(0); };
const doubleOf = bits => { view.setBigUint64(0, bits); return view.getFloat64(0); };
const seen = new Set();
function add(bits) {
  bits = BigInt.asUintN(64, bits);
  if (Number.isFinite(doubleOf(bits))) seen.add(bits);
}
const around = x => { for (let i = -2n; i <= 2n; i++) add(bitsOf(x) + i); };
[0, -0, 1, 5e-324, 2.2250738585072014e-308, 2.225073858507201e-308, 1.7976931348623157e308, 1e21, 1e-6, 1e-7, 2 ** 53].forEach(around);
for (let e = -1074; e <= 1023; e++) around(2 ** e);
for (let e = -323; e <= 308; e++) around(Number("1e" + e));
for (let i = 0; i < 1500; i++) add(random() & 0xfffffffffffffn);
for (let i = 0; i < 1000; i++) around(Number(BigInt.asIntN(54, random())));
for (let i = 0; i < 1000; i++) add(bitsOf(Number(random() % 1000000n) / 10 ** Number(random() % 12n)));
while (seen.size < 20000) add(random());
console.log("# node " + process.version);
[...seen].slice(0, 20000).forEach(b => console.log(b.toString(16).padStart(16, "0") + " " + String(doubleOf(b))));
