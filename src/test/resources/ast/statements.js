;;; {} { a; } { a } { {} }
var a, b = 1; let c; const d = 2;
if (a) b; else c; if (a) { b } else if (c) d; else if (e) ; else { f } if (a) if (b) c; else d
for (;;) break; for (var i = 0, j; i < 10; i++) continue; for (let k in o) ; for (x.y in z) ; for (a of b) ; for (const l of m) n
for (var i = (0 in x) ? 1 in y : 2; ;) ; for (i = [a in b]; ;) ; for (let of of of) ; for (async of => 1; ;) break
while (a) b; do a; while (b) do { a } while (b); do a
while (b) c
outer: for (;;) { inner: while (1) { continue outer; break inner; break } } block: { break block; }
switch (a) { case 1: case 2: b; break; default: c; case a ? b : c: d } switch (e) {}
try { a } catch (e) { b } try { a } finally { b } try { a } catch { b } finally { c }
throw a; debugger; (b)
debugger
