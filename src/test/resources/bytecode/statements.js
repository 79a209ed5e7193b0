function branches(a) { if (a) { a = 1; } else if (a > 2) { a = 2; } else { a = 3; } return a; }
function loops(n) { for (let i = 0; i < n; i++) { if (i === 3) continue; if (i > 5) break; } do { n--; } while (n > 0); while (n < 9) n++; }
function closures(n) { const fs = []; for (let i = 0; i < n; i++) fs.push(() => i); for (const x of fs) fs.push(() => x); return fs; }
function labels(n) { outer: for (;;) { for (;;) { if (n) continue outer; break outer; } } block: { if (n) break block; n = 1; } }
function choice(x) { switch (x) { case 1: return 'one'; case 'two': { let y = x; return () => y; } default: x = 0; case x: break; } }
function lateCase(x) { switch (x) { case 0: let y = 1; break; default: return y; } }
function keys(o) { for (const k in o) { if (k) return k; } for (o.x in o); for (var v in o); return v; }
