function plain(a) { let b = a; return eval('a + b'); }
const arrow = () => eval('this');
class C extends Object { #p = 1; constructor(x) { eval(x); } m(x) { return eval(x); } }
function spread(xs) { return eval(...xs); }
