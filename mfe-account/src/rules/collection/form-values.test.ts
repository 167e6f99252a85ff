import { expect, test } from '@jest/globals';
import { newCollection, type AdminCollection } from '@ritual/shared/contract';
import { bodyOf, emptyValues, nameOfPath, problemsOf, valuesOf } from './form-values.ts';

const given: AdminCollection = {
  ...{ id: 7, version: 3, slug: 'summer', oldSlugs: [], title: 'Summer', description: null, state: 'SHOWN' },
  rule: {
    ...{ gender: 'FEMALE', categories: ['Bras', 'Tops'], onSale: true, limited: false, isNew: false },
    ...{ priceFrom: 1050, priceTo: null },
  },
  ...{ products: [], hidden: false, inMenu: true, until: null, changes: [] },
  ...{ from: '2026-06-01T04:00:30.000Z', changedAt: '2026-06-01T04:00:30.000Z' },
};

test('what was read is what is sent, to the second', () => {
  const { body, problems } = bodyOf(valuesOf(given), given);
  expect(problems).toEqual([]);
  expect(body).toMatchObject({
    ...{ slug: 'summer', description: null, inMenu: true, products: [], until: null },
    from: given.from,
    rule: { gender: 'FEMALE', categories: ['Bras', 'Tops'], onSale: true, priceFrom: 10.5, priceTo: null },
  });
  const later = bodyOf({ ...valuesOf(given), from: '2026-06-02T00:00' }, given);
  expect(later.body.from).toBe('2026-06-02T04:00:00.000Z');
});

test('problems have the names of the fields', () => {
  const named = (change: object) =>
    problemsOf({ ...emptyValues, title: 'A', slug: 'a', ...change }, newCollection).map(
      ({ path }) => path[0],
    );
  expect(named({})).toEqual(['gender']);
  expect(named({ onSale: 'yes', slug: 'Not this!' })).toEqual(['slug']);
  expect(named({ priceFrom: 'x' })).toEqual(['priceFrom']);
  expect(named({ priceFrom: '20', priceTo: '10' })).toEqual(['priceTo']);
  expect(named({ kind: 'hand', slug: 'woman' })).toEqual(['slug']);
  expect(named({ kind: 'hand', from: '2026-06-02T00:00', until: '2026-06-01T00:00' })).toEqual(['until']);
  expect(named({ kind: 'hand' })).toEqual([]);
  expect(nameOfPath('rule.categories.1')).toBe('categories');
});
