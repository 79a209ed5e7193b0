const base = { greet() { return 'hi ' + this.name }, get loud() { return this.greet().toUpperCase() } };
const o = { __proto__: base, name: 'ann', ['k' + 1]: 1, ...{ x: 1, y: 2 } };
const { x, ...rest } = o;
delete o.x;
class A { #p = 1; static s = 2; get p() { return this.#p } bump() { this.#p++; return this } }
class B extends A { constructor() { super(); this.q = super.p } }
[o.loud, Object.keys(rest), Object.entries(o).length, new B().bump().p, B.s, x, new B().q];
