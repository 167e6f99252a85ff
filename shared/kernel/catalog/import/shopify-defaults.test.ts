import { describe, expect, test } from '@jest/globals';
import { planImport, type ImportPart } from './import-run.ts';
import type { ImportDefaults } from './shopify-defaults.ts';
import type { KnownProduct } from './types.ts';

const variant = (id: number, color: string, size: string, sku: string) => ({
  ...{ id, reserved: 0 },
  facts: { color, size, sku, gtin: null, weight: null, cost: null, stock: '0' },
});
const known = (...variants: KnownProduct['variants']): KnownProduct => ({
  ...{ id: 7, handle: 'drift-tank', regular: null },
  facts: {
    ...{ name: 'Drift Tank', state: 'Draft', description: 'Drift Tank', details: null, price: '48.00' },
    ...{ compareAtPrice: null, gender: 'Women', categories: 'Tops', limited: 'no', keywords: null },
  },
  variants,
});
const titles = 'Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price';
const sized = ['drift-tank,Drift Tank,Tops,Size,S,DT-S,48.00', 'drift-tank,,,,M,,48.00'];

async function tried(rows: readonly string[], product: KnownProduct | null, defaults: ImportDefaults = {}) {
  const owners = new Map(product?.variants.map(({ id, facts }) => [facts.sku ?? '', id]));
  const source = {
    colors: () =>
      Promise.resolve(new Map(['Pine', 'Moss', 'Black'].map((name) => [name.toLowerCase(), name]))),
    charts: () => Promise.resolve([]),
    tags: () => Promise.resolve([]),
    handles: () => Promise.resolve(new Set<string>()),
    handlesOfSkus: () => Promise.resolve(new Map<string, string>()),
    products: () => Promise.resolve(new Map(product ? [[product.handle, product]] : [])),
    owners: (field: 'sku' | 'gtin') => Promise.resolve(field === 'sku' ? owners : new Map<string, number>()),
  };
  const parts: ImportPart[] = [];
  const file = [titles, ...rows].join('\n');
  for await (const part of planImport([file], source, { gender: 'FEMALE', ...defaults })) parts.push(part);
  const problems = parts.flatMap((part) => part.problems);
  return {
    made: parts.flatMap(({ changes }) =>
      changes.flatMap(({ field, variant: of, facts }) =>
        field === 'new product' ? [] : [[field, of, facts?.sku ?? null]],
      ),
    ),
    errors: problems.filter(({ kind }) => kind === 'error').map(({ line, column }) => [line, column]),
    notes: problems.filter(({ kind }) => kind === 'note').map(({ column, text }) => [column, text]),
  };
}

describe('a product of Shopify that has only sizes', () => {
  test('is an error in each row without a choice, and is sold in the color that was chosen', async () => {
    const without = await tried(sized, null);
    expect(without).toMatchObject({
      made: [],
      errors: [
        [2, 'Option Color'],
        [3, 'Option Color'],
      ],
    });
    expect(await tried(sized, null, { color: 'Pine' })).toEqual({
      made: [
        ['new variant', 'Pine, S', 'DT-S'],
        ['new variant', 'Pine, M', 'DT-PINE-M'],
      ],
      ...{ errors: [], notes: [] },
    });
  });

  test.each(['Pine', 'Black', undefined])('stays as it is when it is sent again with %s', async (color) => {
    const product = known(variant(1, 'Pine', 'S', 'DT-S'), variant(2, 'Pine', 'M', 'DT-PINE-M'));
    expect(await tried(sized, product, { color })).toEqual({ made: [], errors: [], notes: [] });
  });

  test('keeps a SKU that was given by hand where the file has none', async () => {
    const product = known(variant(1, 'Pine', 'S', 'DT-S'), variant(2, 'Pine', 'M', 'OWN-7'));
    expect(await tried(sized, product)).toEqual({ made: [], errors: [], notes: [] });
  });

  test('gets a new size in the one color that the store has it in', async () => {
    const product = known(variant(1, 'Moss', 'S', 'DT-S'));
    const { made, errors } = await tried(sized, product, { color: 'Pine' });
    expect([made, errors]).toEqual([[['new variant', 'Moss, M', 'DT-MOSS-M']], []]);
  });

  test('which the store has in several colors: SKUs first, then the choice', async () => {
    const product = known(variant(1, 'Moss', 'S', 'DT-S'), variant(2, 'Black', 'S', 'DT-B-S'));
    const { made } = await tried(sized, product, { color: 'Pine' });
    expect(made).toEqual([['new variant', 'Pine, M', 'DT-PINE-M']]);
    expect((await tried(sized, product)).errors).toEqual([[3, 'Option Color']]);
  });

  test('whose SKU is that of another size is told', async () => {
    const product = known(variant(1, 'Pine', 'L', 'DT-S'));
    const { made, errors } = await tried(sized, product);
    expect([made, errors]).toEqual([[], [[2, 'Variant SKU']]]);
  });

  test('with a color in one of its rows gets none in the others', async () => {
    const rows = [
      'Handle,Title,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price',
      'drift-tank,Drift Tank,Tops,Size,S,Color,Pine,DT-S,48.00',
      'drift-tank,,,,M,,,DT-M,48.00',
    ];
    const errors: number[] = [];
    const source = {
      colors: () => Promise.resolve(new Map([['pine', 'Pine']])),
      charts: () => Promise.resolve([]),
      tags: () => Promise.resolve([]),
      handles: () => Promise.resolve(new Set<string>()),
      handlesOfSkus: () => Promise.resolve(new Map<string, string>()),
      products: () => Promise.resolve(new Map<string, KnownProduct>()),
      owners: () => Promise.resolve(new Map<string, number>()),
    };
    const defaults = { gender: 'FEMALE', color: 'Pine' } as const;
    for await (const { problems } of planImport([rows.join('\n')], source, defaults))
      errors.push(...problems.map(({ line }) => line));
    expect(errors).toEqual([3]);
  });
});

test('an option of another name is no color, and is named; the title of a product without options is none', async () => {
  const rows = [
    'drift-tank,Drift Tank,Tops,Style,Classic,DT-1,48.00',
    'mug,Mug,Gear,Title,Default Title,M-1,20',
  ];
  const { made, errors, notes } = await tried(rows, null, { color: 'Pine' });
  expect(notes).toEqual([['Option1 Name', 'Style']]);
  expect(made).toEqual([]);
  expect(errors).toEqual([
    [2, 'Option Size'],
    [3, 'Option Size'],
  ]);
});
