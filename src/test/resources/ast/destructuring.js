let {a, b: c, d = 1, e: f = 2, "g": h, 1: i, [j]: k, ...l} = m;
const [n, , o = 1, [p], {q}, ...[r, s]] = t, {} = u, [] = v;
[a, b] = [b, a]; [a.b, c[d], (e), {f: g.h}, ...i.j] = k; ({a, b: c.d, e = 1, f: [g] = [], ...h.i} = j);
[a = 1, [b] = [2], {c = 3} = {}] = d; ({a: (b), c: (d.e)} = f); [...[a]] = b; [...{length: c}] = d;
for (const [k, v] of m); for ({a, b} of c); for ([a.b] of c); for (let {a = 1} in b); for (var x of (y, z));
function w({a, b: [c]}, d = a, ...[e]) {} try {} catch ({message: m, ...rest}) {} try {} catch {}
[[[a] = 1] = 2] = b; (([a] = 1) => a); ([{a} = 1]) => a;
