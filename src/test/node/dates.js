"use strict";
// What dateLine says of 5,000 times in UTC, and of 500 each with an offset of +5 and of -9 hours. Run with TZ=UTC.
const dateLine = new Function(require("fs").readFileSync(__dirname + "/date-line.js", "utf8") + "return dateLine")();
let state = 1n;
function random() { // splitmix64
  state = BigInt.asUintN(64, state + 0x9e3779b97f4a7c15n);
  let z = state;
  z = BigInt.asUintN(64, (z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
  z = BigInt.asUintN(64, (z ^ (z >> 27n)) * 0x94d049bb133111ebn);
  return Number((z ^ (z >> 31n)) >> 11n) * 2 ** -53;
}
const day = 86400000;
function time(i) {
  if (i === 0) return 0;
  const of = i % 5;
  return of === 0 ? Math.trunc((random() - 0.5) * 1.728e16)              // any time
      : of === 1 ? Math.trunc((random() - 0.5) * 400 * 365.25 * day)     // two centuries around 1970
      : of === 2 ? Math.trunc((random() - 0.5) * 8000 * 365.25 * day)    // years of four digits
      : of === 3 ? Math.trunc((random() - 0.5) * 2000) * day + Math.trunc(random() * 5) - 2 // around midnight
      : Date.UTC(Math.trunc(random() * 9998), Math.trunc(random() * 12), 28 + Math.trunc(random() * 5)) - Math.trunc(random() * 2);
}
console.log("# node " + process.version);
for (const [zone, minutes, count] of [["UTC", 0, 5000], ["Etc/GMT-5", 300, 500], ["Etc/GMT+9", -540, 500]]) {
  process.env.TZ = zone;
  for (let i = 0; i < count; i++) console.log(minutes + "|" + dateLine(time(i), i));
}
