let h = 0, f = 1n;
for (let i = 1; i < 25; i++) { h = (h * 31 + i) | 0; f *= BigInt(i) }
[h, f, 0.1 + 0.2, (255).toString(16), parseFloat('1.5e3x'), 7 % -3, -7 % 3, 2 ** 31 >>> 0, ~~3.7, Math.hypot(3, 4), Number('0x1f'),
  (1234.5678).toFixed(2), isNaN('x'), [NaN].includes(NaN), Object.is(-0, 0)];
