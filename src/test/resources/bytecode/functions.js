function plain(a, b) { return a; }
function defaults(a, b = a, { c, d = b } = {}, [e] = [], ...rest) { return rest; }
function separate(a, f = () => a) { var a; return f; }
function early(a = b, b) { return a; }
function everything() { return () => [this, arguments, new.target]; }
const named = function self(n) { return n ? self(n - 1) : 0; };
const arrow = x => x, method = { m() { return super.m(); }, get g() { return 1; }, set g(v) {}, ['k' + 1]: () => 2, [named]() {} };
async function refused() { await 1; }
call(...[1, 2], 3); method.m(...[4]); new method.m(1); new named(...[5]); (0, method.m)(); method?.m();
