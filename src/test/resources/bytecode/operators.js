function arithmetic(a, b) { return a + b - a * b / a % b ** 2; }
function immediate(a) { return [a + 1, a - 1, a * 2, 2 * a, a / 2, a % 2, a & 7, a | 0, a ^ 1, a << 3, a >> 1, a >>> 0, a + 16777216, 1 + a]; }
function bits(a, b) { return (a & b) | (a ^ ~b) << a >> b >>> a; }
function unary(a) { return [-a, +a, !a, ~a, typeof a, void a, -1, -0, -1.5]; }
function compare(a, b) { return [a < b, a <= b, a > b, a >= b, a == b, a != b, a === b, a !== b, a in b, a instanceof b]; }
function update(a, o) { let b = a++; ++a; b = --a; o.x++; --o[a]; return o.y--; }
function logic(a, b, c) { return [a && b || c, a ?? b ?? c, a && b && c, a ? b : c]; }
function order(a) { return a + (a = 1) + a + a++; }
function compound(a, o) { a += 2; a -= o.p; o.q *= a; o[a] **= 2; a &&= 1; o.r ??= a; o[a] ||= 3; return a; }
function sequence(a) { return (a++, a); }
