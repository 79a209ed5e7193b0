let s = '';
for (let i = 0; i < 40; i++) s += 'item ' + i + ';';
const parts = s.split(';').filter(Boolean).map(p => p.trim().padStart(9, '*'));
[s.length, parts[7], s.replaceAll('item', 'x').slice(0, 20), `${parts.length}:${s.indexOf('39')}`,
  JSON.stringify({ parts: parts.slice(0, 3), n: 1.5, d: null }), JSON.parse('{"a":[1,2,{"b":"\\u00e9"}]}'),
  /(\d+);item (\d+)/.exec(s).slice(1), s.match(/1\d/g).length];
