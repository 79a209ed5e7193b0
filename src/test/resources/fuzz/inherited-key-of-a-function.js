// seed 159: the first run made the function's own length, name and prototype when it looked for a key it has not; later runs had the
// key in an inline cache and made none, so fuel and heap depended on what ran before.
// value: ReferenceError: zz is not defined
let said = '';
try { Function('y', 'return zz').call(0, 0); } catch (e) { said = String(e); }
((x) => x).call(undefined, undefined);
said
