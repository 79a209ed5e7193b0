const log = [];
function risky(n) {
  try {
    if (n === 1) throw new TypeError('one');
    if (n === 2) return 'two';
    null.x;
  } catch (e) {
    log.push(e.name);
    if (n === 3) throw e;
  } finally {
    log.push(n);
  }
}
for (let i = 0; i < 5; i++) {
  try { log.push(String(risky(i))) } catch (e) { log.push('outer ' + e.message) }
}
log.join();
