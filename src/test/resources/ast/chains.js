a.b.c; a["b"][c]; 5..x; 5.5.x; 5 .x; a.if.class; f(); f(a, ...b, ); f()()[0].x; a.b(c).d(e);
a?.b; a?.b.c(d)?.[e]?.(f); (a?.b).c; (a?.b)();
new A; new A(); new A.B; new A.B(c).d; new new A(b)(c); new (f())(); new (a.b().c)(); new a[b](); new A()?.b;
delete a?.b; eval("x"); (eval)("x"); eval?.("x"); (0, eval)("x");
