function each(xs, f) { for (const x of xs) f(x); }
function leaving(xs) { for (const x of xs) { if (x) return x; if (x === 1) break; } }
function swap(a, b) { [a, b] = [b, a]; return a; }
function inside(xs) { for (const [k, { v = k }] of xs) { try { return v; } finally { k(v); } } }
function holes([a, , b = 1, ...c]) { return [a, , b, ...c]; }
function targets(o, xs) { [o.a, o[xs], ...o.rest] = xs; ({ a: o.b, [o.c]: o.d = 2, ...o.e } = xs); }
function shadowed(xs) { for (let x of x) x(); }
function ways(xs, y) { for (const x of xs) { for (const z of x) { if (z) return z; if (y) return y; if (x) return x; } } }
