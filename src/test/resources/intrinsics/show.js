// Shows a value without changing it.
function show(v) {
  if (typeof v === 'string') return JSON.stringify(v);
  if (typeof v === 'bigint') return v + 'n';
  if (typeof v === 'symbol') return v.toString();
  if (typeof v === 'function') return 'function ' + v.name;
  if (v === null || typeof v !== 'object') return Object.is(v, -0) ? '-0' : String(v);
  if (v instanceof Error) return v.name + ': ' + v.message;
  let out = '';
  if (Array.isArray(v)) {
    for (let i = 0; i < v.length; i++) out += (i > 0 ? ', ' : '') + (i in v ? show(v[i]) : '<hole>');
    return '[' + out + ']';
  }
  if (v instanceof Map) return 'Map ' + show([...v]);
  if (v instanceof Set) return 'Set ' + show([...v]);
  for (const k of Reflect.ownKeys(v)) out += (out ? ', ' : '') + String(k) + ': ' + show(v[k]);
  return '{' + out + '}';
}
