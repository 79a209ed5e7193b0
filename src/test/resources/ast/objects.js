({a: 1, "b": 2, 3: 4, 5n: 6, [c]: 7, d, e() {}, get f() { return 1; }, set f(v) {}, *g() {}, async h() {}, async *i() {}});
({get: 1, set: 2, async: 3, static: 4, of: 5, if: 6, await: 7, get() {}, set() {}, async() {}, get get() {}, set set(x) {}});
({get, set, async, of, ...rest, [`t`]() {}, get [x]() {}, set "y"(z) {}, async [w]() {}, *1() {}, async *"q"() {}});
({__proto__: a, "__proto__"() {}, ["__proto__"]: b});
({__proto__: a}); ({"__proto__": a}); ({__proto__});
