// registers, slots, globals, the dead zone
function registers(a, b) { let c = a; const d = b; var e; c = d; return e; }
function captured(a) { let n = 0; return () => (n += a); }
function early() { return x; let x = 1; }
function inner() { const f = () => y; let y = 2; return f; }
function hoisted() { return later(); function later() { return z; } let z; }
function constant() { const k = 1; k = 2; }
function vars() { if (v) { var v = 1; } var w = 2; return v + w; }
unknown = typeof missing;
var script = 1; script = 2;
let lexical = script; lexical += 1;
undefined; NaN; -Infinity;
function assignedEarly() { const f = () => { z = 1; }; f(); let z; }
