import { expect, test } from '@jest/globals';
import { newProduct, type AdminProduct } from '@ritual/shared/contract';
import {
  bodyOf,
  cellName,
  emptyValues,
  nameOfPath,
  problemsOf,
  valuesOf,
  valuesOfCopy,
  withColor,
} from './form-values.ts';

const pine = { id: 'pine', name: 'Pine', code: '#27453f' };
const product: AdminProduct = {
  ...{
    id: 107,
    slug: 'ascend',
    state: 'PUBLISHED',
    version: 3,
    name: 'Ascend Legging',
    description: 'A legging.',
  },
  ...{ createdAt: '2026-01-05T14:00:00.000Z', changedAt: '2026-01-05T14:00:00.000Z' },
  ...{ releasedAt: '2026-11-17T14:00:00.000Z', price: 9800, compareAtPrice: null, gender: 'FEMALE' },
  ...{
    details: ['Dense knit', 'Two pockets'],
    categories: ['Leggings', 'Training'],
    limited: true,
    fitNote: null,
  },
  ...{
    keywords: 'tights',
    related: [{ id: 103, name: 'A top', state: 'DRAFT', imageFile: null }],
    tags: ['spring', 'reshoot'],
    setOf: [101, 102],
    fiberContent: null,
    originCountry: 'PT',
    sizeChart: 7,
    images: [
      ...[{ file: 'front.webp', url: '/media/960/front.webp', alt: 'Front', color: 'pine', position: 0 }],
      ...[{ file: 'fabric.webp', url: '/media/960/fabric.webp', alt: 'Fabric', color: null, position: 1 }],
    ].map((image) => ({ ...image, width: 960, height: 1200 })),
    changes: [],
  },
  variants: [
    {
      id: 1,
      size: 'M',
      color: pine,
      sku: 'A-1',
      gtin: null,
      weightGrams: 180,
      cost: 1250,
      onHand: 4,
      reserved: 1,
    },
  ],
};
const values = valuesOf(product);
const at = cellName('sku', 'pine', 'M');

test('what is read of a product is what is sent of it, in the time of the store', () => {
  expect(values['releasedAt']).toBe('2026-11-17T09:00');
  const { body, problems } = bodyOf(values);
  expect(problems).toEqual([]);
  expect(body).toEqual({
    ...{
      name: 'Ascend Legging',
      description: 'A legging.',
      keywords: 'tights',
      price: 98,
      compareAtPrice: null,
    },
    ...{ gender: 'FEMALE', details: product.details, categories: product.categories, limited: true },
    ...{
      releasedAt: product.releasedAt,
      fitNote: null,
      related: [103],
      tags: ['spring', 'reshoot'],
      setOf: [101, 102],
      fiberContent: null,
      originCountry: 'PT',
      sizeChart: 7,
    },
    variants: [{ color: 'pine', size: 'M', sku: 'A-1', gtin: null, weightGrams: 180, cost: 12.5 }],
    pictures: [
      { file: 'front.webp', alt: 'Front', color: 'pine', focus: null },
      { file: 'fabric.webp', alt: 'Fabric', color: null, focus: null },
    ],
  });
  expect(newProduct.safeParse(body).success).toBe(true);
});

test('a release date keeps its seconds until another one is typed', () => {
  const exact = '2026-11-17T14:00:21.312Z';
  expect(bodyOf(valuesOf({ ...product, releasedAt: exact }), exact).body.releasedAt).toBe(exact);
  expect(bodyOf({ ...values, releasedAt: '2026-11-18T09:00' }, exact).body.releasedAt).toBe(
    '2026-11-18T14:00:00.000Z',
  );
});

test('an empty SKU is no variant; what is wrong is named by field and cell', () => {
  expect(bodyOf({ ...values, [at]: ' ' }).body.variants).toEqual([]);
  const wrong = {
    ...values,
    price: '9.8.0',
    compareAtPrice: '84',
    setOf: 'legging',
    [cellName('gtin', 'pine', 'M')]: '123',
  };
  const problems = problemsOf(wrong, newProduct);
  expect(problems.map(({ path }) => path[0])).toEqual(['setOf', 'price', 'gtin pine M']);
  expect(problemsOf({ ...values, compareAtPrice: '84' }, newProduct)).toEqual([
    { path: ['compareAtPrice'], message: 'Must be above the price.' },
  ]);
  expect(problemsOf(emptyValues(new Date()), newProduct).map(({ path }) => path[0])).toEqual([
    ...['price', 'name', 'description', 'categories'],
  ]);
  expect(nameOfPath('variants.0.sku', values)).toBe(at);
});

test('one more color has the sizes of the others; a copy has SKUs of its own and no GTINs', () => {
  const more = withColor(values, { id: 'clay', name: 'Clay' });
  expect(more['colors']).toBe('pine\nclay');
  expect(bodyOf(more).body.variants.map(({ color, size, sku }) => [color, size, sku])).toEqual([
    ['pine', 'M', 'A-1'],
    ['clay', 'M', 'AL-CLAY-M'],
  ]);
  const first = withColor({ ...emptyValues(new Date()), name: 'Top' }, pine);
  expect(bodyOf(first).body.variants).toHaveLength(6);
  expect(valuesOfCopy(product)[at]).toBe('ALC-PINE-M');
});
