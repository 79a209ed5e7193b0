const add = new Function('a', 'b', 'return a + b');
const e = (0, eval);
e('globalThis.seen = 40');
[add(1, 2), e('seen + 2'), typeof e('(() => 1)')];
