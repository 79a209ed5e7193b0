const counters = [];
for (let i = 0; i < 5; i++) {
  counters.push(() => (i += 1));
}
let total = 0;
for (const c of counters) total += c() * c();
const adder = a => b => a + b;
[total, adder(1)(2), (function f(n) { return n < 2 ? n : f(n - 1) + f(n - 2) })(7)];
