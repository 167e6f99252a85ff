import { expect, test } from '@jest/globals';
import { asAdministrator } from '../administrator.ts';
import type { Client } from '../client.ts';

const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
};

/** Synonyms and pinned products of the staff hold for the next search; what found nothing is counted. */
export function searchTuningScenarios(client: () => Client): void {
  const { administrator } = asAdministrator(client);
  const found = async (q: string, more: object = {}) =>
    (await client().ok('listProducts', { query: { q, limit: 60, ...more }, headers: browser })).data.map(
      ({ id }) => id,
    );
  const suggested = async (q: string) => (await client().ok('suggestions', { query: { q } })).data;

  test('equal words find each other, one-way ones do not, and a removed one is gone at once', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const leggings = await found('leggings');
    expect(leggings).not.toEqual([]);
    expect(await found('gqxwords')).toEqual([]);
    const body = { from: null, words: [' gqxwords ', 'leggings'] };
    const { data } = await ok('addSynonym', { token, body });
    const made = data.synonyms.at(-1);
    expect(made).toMatchObject({ from: null, words: ['gqxwords', 'leggings'], version: 1 });
    expect(new Set(await found('gqxwords'))).toEqual(new Set(leggings));
    expect((await suggested('gqxwords')).categories).toEqual(['Leggings']);
    const { data: facets } = await ok('facets', { query: { q: 'gqxwords' } });
    expect(facets.category.find(({ value }) => value === 'Leggings')?.count).toBeGreaterThan(0);

    const params = { id: made?.id ?? 0 };
    const oneWay = { from: 'gqxone gqxtwo', words: ['leggings'], version: 1 };
    await ok('updateSynonym', { token, params, body: oneWay });
    expect(await found('gqxwords')).toEqual([]);
    expect(new Set(await found('GQXone  gqxtwo'))).toEqual(new Set(leggings));
    await refused('updateSynonym', 'SEARCH_ENTRY_CHANGED', { token, params, body: oneWay });
    for (const wrong of [{ words: ['gqx'] }, { words: ['gqx', 'Gqx'] }, { from: 'gqx', words: ['gqx'] }])
      await refused('addSynonym', 'VALIDATION_FAILED', { token, body: { from: null, ...wrong } });
    await ok('removeSynonym', { token, params });
    await refused('removeSynonym', 'SEARCH_ENTRY_NOT_FOUND', { token, params });
    expect(await found('gqxone gqxtwo')).toEqual([]);
    const { data: log } = await ok('listAudit', { token, query: {} });
    expect(log.content[0]).toMatchObject({ action: 'search.synonym-remove' });
  });

  test('pinned products come first, in their order, whatever their words; filters hold for them', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const { data: all } = await ok('listProducts', { query: { limit: 120 } });
    const usual = await found('leggings');
    const [other] = all.filter(
      ({ id, variants }) => !usual.includes(id) && variants.some(({ stock }) => stock > 0),
    );
    const last = all.find(
      ({ id, variants }) => id === usual.at(-1) && variants.some(({ stock }) => stock > 0),
    );
    const products = [other, last].flatMap((each) => (each ? [each.id] : []));
    const { data } = await ok('addPin', { token, body: { words: 'Leggings!', products } });
    const pin = data.pins.find(({ words }) => words === 'Leggings!');
    expect(pin?.products.map(({ id }) => id)).toEqual(products);
    const expected = [...products, ...usual.filter((id) => !products.includes(id))];
    expect(await found('leggings')).toEqual(expected);
    expect(await found('legging')).toEqual(expected);
    expect(await found('leggings', { offset: 1, limit: 2 })).toEqual(expected.slice(1, 3));
    const { data: best } = await ok('search', { query: { q: 'leggings', limit: 1 } });
    expect(best.map(({ id }) => id)).toEqual(products.slice(0, 1));
    expect((await suggested('leggings')).products[0]?.id).toBe(products[0]);
    const gender = other?.gender === 'MALE' ? 'FEMALE' : 'MALE';
    expect(await found('leggings', { gender })).not.toContain(products[0]);

    const body = { words: 'LEGGINGS', products: [101] };
    const { body: refusal } = await refused('addPin', 'VALIDATION_FAILED', { token, body });
    expect(refusal['details']).toMatchObject({ fields: [{ path: 'words' }] });
    await refused('addPin', 'VALIDATION_FAILED', { token, body: { words: 'a', products: [9_999_999] } });
    const params = { id: pin?.id ?? 0 };
    const update = { words: 'leggings', products: [products[0] ?? 0], version: 1 };
    await ok('updatePin', { token, params, body: update });
    await refused('updatePin', 'SEARCH_ENTRY_CHANGED', { token, params, body: update });
    await ok('removePin', { token, params });
    expect(await found('leggings')).toEqual(usual);
  });

  test('words that found nothing are counted without filters, and nothing that may name a person', async () => {
    const { ok } = client();
    const token = await administrator();
    for (const q of ['Vkxq Wqwq', ' vkxq  wqwq', 'ann@vkxq.example', '4242 4242 4242 4242'])
      expect(await found(q)).toEqual([]);
    expect(await found('vkxq filtered', { gender: 'MALE' })).toEqual([]);
    const { data } = await ok('getSearchTuning', { token });
    const today = new Date().toISOString().slice(0, 10);
    expect(data.misses.filter(({ words }) => /vkxq|4242/.test(words))).toEqual([
      { words: 'vkxq wqwq', count: 2, lastDay: today, found: 0 },
    ]);
  });
}
