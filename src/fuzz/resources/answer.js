// Reads programs, one a line in base64, and answers each with a line: V and the value, or E and the error's name. The realm of each
// program is fresh and has none of the globals that Ration has not.
'use strict';
const vm = require('node:vm');
const ABSENT = ['Date', 'Promise', 'Proxy', 'WeakRef', 'FinalizationRegistry', 'Intl', 'Atomics', 'SharedArrayBuffer', 'ArrayBuffer', 'DataView',
  'Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array', 'Uint16Array', 'Int32Array', 'Uint32Array', 'Float32Array', 'Float64Array',
  'BigInt64Array', 'BigUint64Array', 'WebAssembly', 'console'];
const strip = new vm.Script(`for (const name of ${JSON.stringify(ABSENT)}) delete globalThis[name]; delete Math.random;`);
const ascii = (s) => JSON.stringify(s).replace(/[^ -~]/g, (c) => '\\u' + c.charCodeAt(0).toString(16).padStart(4, '0'));
const answer = (code) => {
  const context = vm.createContext({}, {codeGeneration: {wasm: false}});
  strip.runInContext(context);
  try {
    return 'V ' + ascii(String(vm.runInContext("'use strict';\n" + code, context, {timeout: 2000})));
  } catch (e) {
    if (e !== null && typeof e === 'object' && e.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return 'T';
    try {
      return 'E ' + ascii(e !== null && typeof e === 'object' && 'name' in e ? String(e.name) : '');
    } catch { return 'E ""'; }
  }
};
require('node:readline').createInterface({input: process.stdin}).on('line', (line) => {
  process.stdout.write(answer(Buffer.from(line, 'base64').toString('utf8')) + '\n');
});
