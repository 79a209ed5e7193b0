function* count(n) { try { for (let i = 0; i < n; i++) yield i } finally { done++ } }
let done = 0;
const out = [];
for (const v of count(10)) { if (v === 4) break; out.push(v) }
out.push(...count(3));
const [a, , b = 9, ...c] = count(6);
for (const k in { p: 1, q: 2, 3: 3 }) out.push(k);
const m = new Map([[1, 'a'], ['x', { y: 2 }]]);
for (const [k, v] of m) out.push(String(k) + typeof v);
[out, a, b, c, done, [...new Set([1, 1, 2])]];
