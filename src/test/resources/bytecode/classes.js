class Base { constructor(a) { this.a = a; } m() { return 1; } static s() {} get g() { return this; } ['k']() {} }
class Derived extends Base { #p = 1; q = () => this.#p; static n = Derived.name; static { this.s(); } constructor(...a) { super(...a); super.m(); } has(o) { return #p in o; } #f() { return this.#p++; } get #g() { return this.#f(); } [1 + 1] = 2; }
class Bare extends Base {}
const anonymous = class { static name() {} };
class Late extends Base { constructor() { const f = () => super(); return f(); } }
class Setters { set s(v) { super.s = v; } set #t(v) { this.#t = v; } }
