const v = { valueOf() { return 40 }, toString() { return 'text' }, toJSON() { return { n: +this } } };
const c = { [Symbol.toPrimitive](hint) { return hint } };
[v + 2, `${v}`, `${c}`, +[5], c + 1, JSON.stringify([v]), [3, 2, 1].sort((a, b) => ({ valueOf: () => a - b })), [1, [2, [3]]] + '', String(Symbol('s')),
  1 < '2', null ?? 'd', undefined?.x, typeof null];
