const rows = Array.from({ length: 30 }, (_, i) => ({ id: i, cat: 'c' + i % 3, qty: i * 7 % 11, tags: [i, i % 2 ? 'odd' : 'even'] }));
const sorted = rows.filter(r => r.qty > 2).sort((a, b) => b.qty - a.qty || a.id - b.id);
const groups = rows.reduce((g, r) => { (g[r.cat] ||= []).push(r.qty); return g }, {});
const sparse = [1, , 3]; sparse[7] = 8;
[sorted.slice(0, 4).map(r => r.id), groups, rows.flatMap(r => r.tags).length, [3, 1, 2].toSorted(), sparse.length,
  sparse.indexOf(8), rows.some(r => r.qty === 10), [[1, [2, [3]]]].flat(Infinity), rows.findLast(r => r.qty === 0).id];
