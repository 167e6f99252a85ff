import { expect, test } from '@jest/globals';
import { setUpTestStore } from '../../../testing/set-up.ts';

const store = setUpTestStore();

const suggested = async (q: string) => (await store.call('suggestions', { query: { q } })).body;
const names = async (q: string) => (await suggested(q)).products.map(({ name }) => name);

test('products whose words begin with what is typed, those with it in their name first', async () => {
  const { products, categories } = await suggested('legg');
  expect(products).toHaveLength(6);
  for (const { name } of products) expect(name).toMatch(/\bLegg/);
  expect(categories).toEqual(['Leggings']);
});

test('what only a description says is found, but not suggested', async () => {
  const { body } = await store.call('search', { query: { q: 'halo' } });
  expect(body.length).toBeGreaterThan(1);
  expect(await names('halo')).toEqual(['Halo Scoop Bra']);
});

test('the order of the words does not matter', async () => {
  expect((await names('sco hal'))[0]).toBe('Halo Scoop Bra');
});

test.each([
  ['legings', /Legging/],
  ['hoodei', /Hoodie/],
])('a typo is forgiven: %s', async (q, meant) => {
  expect((await names(q))[0]).toMatch(meant);
});

test('what is spelled right comes before what is spelled nearly so, and nothing comes twice', async () => {
  const found = await names('halo');
  expect(found[0]).toMatch(/^Halo/);
  expect(new Set(found).size).toBe(found.length);
});

test.each(['%', '_', '\\', "'", '.*', '(', '&', '7/8'])('signs are no pattern: %s', async (q) => {
  const found = await names(q);
  if (q === '7/8') expect(found[0]).toContain('7/8');
  else expect(found).toEqual([]);
});
