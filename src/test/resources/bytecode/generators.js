function* numbers(n) { for (let i = 0; i < n; i++) yield i; }
function* delegating(xs) { const r = yield* xs; return r; }
function* guarded(f) { try { yield f; } finally { f(); } for (const x of f) yield x; }
const o = { *m() { yield this; } };
