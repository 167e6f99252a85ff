import { expect, test } from '@jest/globals';
import { demoColors, demoDetailedTaxRules, demoProducts, demoReviews, demoTaxRules } from './index.ts';

test('the demo catalog is complete: every variant has an id of its own and a known color', () => {
  const ids = demoProducts.flatMap((product) => product.variants.map((variant) => variant.id));
  expect(demoProducts).toHaveLength(56);
  expect(new Set(ids).size).toBe(725);
  const colors = new Set(demoColors.map((color) => color.key));
  for (const product of demoProducts)
    for (const { color } of [...product.variants, ...product.images]) expect(colors).toContain(color);
});

test('reviews belong to products, and each state has one tax rule', () => {
  const products = new Set(demoProducts.map((product) => product.id));
  for (const review of demoReviews) expect(products).toContain(review.productId);
  expect(new Set(demoTaxRules.map((rule) => rule.state)).size).toBe(51);
});

test('states with a rule for clothing tax all goods by a rule, at the same rate or not at all', () => {
  for (const { state, rate } of demoDetailedTaxRules) {
    const general = demoTaxRules.find((rule) => rule.state === state);
    expect([0, general?.rate]).toContain(rate);
    expect(general?.rate).toBeGreaterThan(0);
  }
});
