function ints(a) { if (a < 1) return 1; if (2 < a) return 2; if (!(a >= 3)) return 3; if (a === 4 || a !== -5) return 4; }
function registers(a, b) { if (a < b && b <= a || !(a > b && a >= b)) return 1; while (a == b || a != b) a = b; }
function nullish(a) { if (a === undefined) return 1; if (a == null) return 2; if (a !== void 0) return 3; if (a != undefined) return 4; }
function truth(a, b) { return !a && !(b || a) ? a : b; }
function constant(a) { while (true) { if (a) break; } for (;;) if (a) continue; else return; }
function everyOrder(a, b) { while (a > b) b = a; if (!(a <= 1)) return false; do a = b; while (a <= 2); if (a >= b) return; if (a <= b) return; if (a >= 7) return; if (a === b) return; }
function last(a) { if (a <= 8) a = 0; return a; }
