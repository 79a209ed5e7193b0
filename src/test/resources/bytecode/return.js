let total = 0;
for (const item of items) { if (item.bad) return null; total += item.price; }
return { total };
