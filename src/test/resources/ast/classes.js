class A {}
class B extends A { #p; constructor(a) { super(a); super.m(); super[x] = 1; this.#p = 1; new.target; } ; }
class C extends f(x).y {
  a; b = 1; "c" = 2; 3 = 4; [d] = 5; static e; static f = 6; #g; #h = 7; static #i = () => this
  static { this.#i; var x; }
  m() { return #g in this; } static n() {} *o() {} async p() {} async *q() {} static async *r() {} #s() {}
  get t() {} set t(v) {} static get u() {} static set u(v) {} get #w() {} set #w(v) {}
  get; set; static; async
  get
  x() {}
  static
  y
  async
  z
  'constructor'() { super(); }
  static constructor() {} static async() {} get static() {} static get get() {} static static() {} if() {} in
  instanceof
  static await = 1; get = 2; arrow = () => {}
  ['computed'] = 3;
  *gen() {}
}
(class {}); (class D extends (class E {}) {}); x = class extends null {} / 2;
