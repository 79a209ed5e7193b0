x => x; () => {}; (x) => ({}); (a, b) => a + b; (a, b, ) => { return a; }; (...a) => a; (a, ...[b, c]) => b;
(a = 1, {b, c: [d] = [], ...e} = {}, [f, , g = 2, ...h]) => f; ({}) => 1; ([]) => 1; ({a}) => a; ([a]) => a;
a => b => c => a + b + c; a ? (b) : (c) => d; a ? b => c : d => e; x => ({}).y; (x => x)(1);
async x => x; async (x) => await x; async () => {}; async (a, {b = 1}) => a; async(a, b); async; async.x; async => async;
x => { "use strict"; return /re/g; }
f(a => a, (b) => b); [a => a, b => b]; ({m: a => a}); (a, b = (c) => c) => b;
(async) => async; async async => async; (a, (b) => c); ((a)); get => set;
