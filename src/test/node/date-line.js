// What is recorded of one time value; dates.js runs this in node and DateTest in Ration.
function dateLine(t, seed) {
  const getters = ["FullYear", "Month", "Date", "Day", "Hours", "Minutes", "Seconds", "Milliseconds"];
  const setters = [["FullYear", 3], ["Month", 2], ["Date", 1], ["Hours", 4], ["Minutes", 3], ["Seconds", 2], ["Milliseconds", 1]];
  let state = seed;
  function number(limit) { // small whole numbers, large ones, fractions
    state = Math.imul(state, 1664525) + 1013904223 | 0;
    const kind = (state >>> 16) % 10;
    const n = (state >>> 8) % limit - (limit >> 2);
    return kind === 0 ? n * 1e6 : kind === 1 ? n + 0.75 : kind === 2 ? -n : n;
  }
  const limits = [300000, 30, 60, 50, 200, 200, 5000];
  const d = new Date(t);
  const line = [t];
  for (const zone of d.getTimezoneOffset() !== 0 ? ["", "UTC"] : seed % 2 ? [""] : ["UTC"]) {
    for (const g of getters) line.push(d["get" + zone + g]());
    for (const [s, count] of setters) {
      const args = [];
      for (let i = 0; i < count; i++) args.push(number(limits[i]));
      const copy = new Date(t);
      line.push(copy["set" + zone + s](...args));
    }
  }
  line.push(d.getTimezoneOffset(), d.getYear(), new Date(t).setYear(number(200)), new Date(t).setTime(number(1e9) * 1e9));
  const parts = limits.map(l => number(l));
  line.push(Date.UTC(...parts), new Date(...parts).getTime());
  line.push(d.toString(), d.toUTCString(), d.toISOString(), d.toDateString() + " " + d.toTimeString() === d.toString());
  // Other engines do not read years before 100 or after 9999 that they print.
  const year = d.getUTCFullYear();
  if (year > 100 && year < 9999) {
    line.push(Date.parse(d.toString()), Date.parse(d.toDateString()), Date.parse(d.toUTCString()),
        Date.parse(d.toISOString()), Date.parse(d.toISOString().slice(0, 10)), Date.parse(d.toISOString().slice(0, -1)),
        Date.parse(d.toISOString().slice(0, 16)), Date.parse(d.toISOString().slice(0, 19) + "+05:30"));
  }
  return line.join("|");
}
