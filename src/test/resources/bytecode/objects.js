function literal(a) { return { a, b: 1, 'c d': 2, 3: 3, [a]: 4, __proto__: a, ...a, f() {}, g: () => 1, get h() { return 1; }, set h(v) {} }; }
function access(o, k) { return o.a.b[k][0].length + o['c'] + o[k].d(k)(1).e; }
function optional(o) { return [o?.a, o?.[1], o?.f(), o.f?.(1), (o?.f)(), o?.a.b.c, delete o?.a, delete o.b, delete o[1]]; }
function arrays(a) { return [1, , a, ...a, [], 'x']; }
function templates(a) { return `a${a}b${a + 'c'}${typeof a}` + `plain`; }
function tagged(a, o) { return a`x${1}\u{}` + o.t`y`; }
function regexp() { return /a+/g; }
function indexed(o, k) { o[0] = o[k](o[1]); }
