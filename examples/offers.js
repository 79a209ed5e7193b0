// The offers within budget, cheapest first, and what the best three cost together.
const affordable = offers
  .filter(offer => offer.price <= budget)
  .sort((a, b) => a.price - b.price);

let total = 0;
for (const { price } of affordable.slice(0, 3)) {
  total += price;
}

return {
  names: affordable.map(offer => offer.name),
  bestThree: total,
  note: `${affordable.length} of ${offers.length} offers are within ${budget}`,
};
