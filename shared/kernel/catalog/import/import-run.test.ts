import { describe, expect, test } from '@jest/globals';
import { exampleFile } from './example.ts';
import { ImportRefused } from './file-rows.ts';
import { planImport, type ImportPart, type ImportSource } from './import-run.ts';
import type { ImportDefaults } from './shopify-defaults.ts';
import type { KnownProduct } from './types.ts';

const top: KnownProduct = {
  regular: null,
  id: 7,
  handle: 'drift-tank',
  facts: {
    ...{ name: 'Drift Tank', state: 'Published', description: 'A tank.', details: null, price: '48.00' },
    ...{ compareAtPrice: null, gender: 'Women', categories: 'Tops', limited: 'no', fitNote: null },
    ...{ keywords: null, fiberContent: null, originCountry: null, tags: 'Sale, Trail run', sizeChart: null },
  },
  variants: [
    {
      ...{ id: 70, reserved: 2 },
      facts: { color: 'Pine', size: 'M', sku: 'DT-PINE-M', gtin: null, weight: null, cost: null, stock: '6' },
    },
  ],
};
const source: ImportSource = {
  colors: () => Promise.resolve(new Map([['pine', 'Pine']])),
  charts: () => Promise.resolve(["Women's tops", 'Trail', 'trail!']),
  tags: () => Promise.resolve(['Spring', 'spring', 'Sale']),
  handles: () => Promise.resolve(new Set(['drift-tank', 'sun-cap', 'sun-hat'])),
  handlesOfSkus: () => Promise.resolve(new Map([['DT-PINE-M', 'drift-tank']])),
  products: () => Promise.resolve(new Map([['drift-tank', top]])),
  owners: (field) => Promise.resolve(new Map(field === 'sku' ? [['DT-PINE-M', 70]] : [])),
};

async function tried(file: string, defaults: ImportDefaults = {}): Promise<Omit<ImportPart, 'form'>> {
  const parts: ImportPart[] = [];
  for await (const part of planImport([file], source, defaults)) parts.push(part);
  const counts = parts.at(-1)?.counts;
  if (!counts) throw new Error('Nothing was read.');
  return {
    changes: parts.flatMap(({ changes }) => changes),
    problems: parts.flatMap(({ problems }) => problems),
    counts,
  };
}
const changesOf = async (file: string) =>
  (await tried(file)).changes.map(({ line, field, was, becomes }) => [line, field, was, becomes]);
const problemsOf = async (file: string) =>
  (await tried(file)).problems.map(({ line, column, words }) => `${String(line)} ${column}: ${words}`);
const whole = 'Handle,Name,Description,Price,For,Categories,Color,Size,SKU,Stock';

describe('tags and size charts are known by any spelling', () => {
  test.each([
    ['"trail  RUN, sale"', []],
    ['"SALE, spring,new, New"', [[2, 'tags', 'Sale, Trail run', 'Sale, Spring, new']]],
    ['', [[2, 'tags', 'Sale, Trail run', null]]],
  ])('the tags %s', async (tags, changes) => {
    expect(await changesOf(`Handle,Tags\ndrift-tank,${tags}`)).toEqual(changes);
  });

  test('a tag that is new is written everywhere as in its first row', async () => {
    const rows = [
      'drift-tank,Drift Tank,A tank.,48,Women,Tops,Peak',
      'sun-top,Sun Top,A top.,64.5,Women,Tops,PEAK',
    ];
    const file = ['Handle,Name,Description,Price,For,Categories,Tags', ...rows].join('\n');
    const { changes } = await tried(file);
    expect(changes.map(({ becomes, facts }) => facts?.tags ?? becomes)).toEqual(['Peak', 'Peak']);
  });

  test.each([
    ["women's TOPS", "Women's tops"],
    ['womens-tops', "Women's tops"],
    ['Women’s tops', "Women's tops"],
    ['TRAIL!', 'trail!'],
  ])('the size chart %s', async (text, name) => {
    expect(await changesOf(`Handle,Size chart\ndrift-tank,${text}`)).toEqual([[2, 'sizeChart', null, name]]);
  });

  test.each([
    [
      'Size chart',
      'None such',
      /^2 Size chart: The store shows no size chart of this name\. There are Women's tops, /,
    ],
    ['Tags', `"${Array.from({ length: 21 }, (_, nth) => `t${String(nth)}`).join(',')}"`, /at most 20 tags/],
    ['Tags', 'x'.repeat(41), /A tag has at most 40 characters/],
  ])('%s %.20s is refused in words', async (column, text, words) => {
    expect(await problemsOf(`Handle,${column}\ndrift-tank,${text}`)).toEqual([expect.stringMatching(words)]);
  });
});

test('related products are named by their handles, in the order in which they are shown', async () => {
  expect(await changesOf('Handle,Related\ndrift-tank,"sun-hat,sun-cap sun-hat"')).toEqual([
    [2, 'related', null, 'sun-hat, sun-cap'],
  ]);
  expect(await changesOf('Handle,Related\ndrift-tank,')).toEqual([]);
});

test.each([
  ['drift-tank', /A product is not shown beside itself/],
  ['sun-cap no-such', /^2 Related: The store has no product with the handle no-such\. If this file makes it/],
  ['Sun Cap', /“Sun” is none/],
  ['a b c d e f g h i j k l m', /at most 12/],
])('related products that are written as %s are refused in words', async (related, words) => {
  expect(await problemsOf(`Handle,Related\ndrift-tank,${related}`)).toEqual([expect.stringMatching(words)]);
});

describe('what a file of the own form would change', () => {
  test('only columns that it has, and only what is different', async () => {
    expect(await changesOf('SKU,Price,Stock\nDT-PINE-M,$52,9')).toEqual([
      [2, 'price', '48.00', '52.00'],
      [2, 'stock', '6', '9'],
    ]);
    expect(await changesOf('SKU;Stock\r\nDT-PINE-M;-3')).toEqual([[2, 'stockBy', '6', '-3']]);
    const same = await tried('Handle,Name,Price,Color,Size,Stock\ndrift-tank,Drift Tank,48,pine,m,6');
    expect(same).toMatchObject({ changes: [], problems: [], counts: { sameProducts: 1, sameVariants: 1 } });
  });

  test('a new product with two variants, whose facts stand in the first row', async () => {
    const rows = 'sun-top,Sun Top,A top.,64.5,Women,Tops,Pine,S,ST-S,3\nsun-top,,,,,,Pine,M,ST-M,';
    const { changes, counts } = await tried(`${whole}\n${rows}`);
    expect(changes).toMatchObject([
      { field: 'new product', facts: { name: 'Sun Top', price: '64.50' }, productId: null },
      { field: 'new variant', variant: 'Pine, S', becomes: '3' },
      { field: 'new variant', variant: 'Pine, M', becomes: '0' },
    ]);
    expect(counts).toMatchObject({ rows: 2, newProducts: 1, newVariants: 2, changes: 3, wrongRows: 0 });
  });

  test.each([
    ['Small', 'Pine, S'],
    ['Extra Small', 'Pine, XS'],
    ['X-Large', 'Pine, XL'],
    ['2XL', 'Pine, XXL'],
    ['xx-large', 'Pine, XXL'],
  ])('a size that is written as %s', async (size, variant) => {
    const { changes } = await tried(`Handle,Color,Size,SKU,Stock\ndrift-tank,Pine,${size},DT-NEW,1`);
    expect(changes).toMatchObject([{ field: 'new variant', variant }]);
  });

  test.each([
    ['SKU,Price\nDT-PINE-M,"148,00"', '2 Price: Write the amount with a point: 148.00.'],
    [
      'SKU,Compare-at price\nDT-PINE-M,40',
      '2 Compare-at price: Must be above the price, which is 48.00 in this row.',
    ],
    ['SKU,Size\nDT-PINE-M,XXXS', /^2 Size: No such size\. Sizes are XS, S, M, L, XL, XXL\./],
    ['SKU,Stock\nDT-PINE-M,1', '2 Stock: Unpaid orders hold 2, and 1 would be left.'],
    ['SKU,Stock\nDT-PINE-M,1\nNONE-1,2', /No variant has this SKU/],
    ['SKU,Stock\nDT-PINE-M,8\nDT-PINE-M,9', '3 SKU: Row 2 is about the same variant.'],
    ['SKU,GTIN\nDT-PINE-M,4.00638E+12', /has rounded this number/],
    ['SKU,Stock\nDT-PINE-M,1,2', /has 3 cells, the first line has 2/],
    ['SKU,Price,Name\nDT-PINE-M,4', /has 2 cells, the first line has 3/],
    ['Handle,Color,Size,SKU\ndrift-tank,Moss,M,X', /no color of this name/],
    ['Handle,Name\nDrift Tank,X', /end of the address/],
    ['Handle,Name\nsun-top,X', /A new product needs the column Description/],
    [`${whole}\nsun-top,A,B,1,Women,T,Pine,S,DT-PINE-M,1`, '2 SKU: Another variant has this SKU.'],
    [
      `Handle,Price\ndrift-tank,50\nb,1\ndrift-tank,50`,
      /follow each other; those of this one begin in row 2/,
    ],
  ])('%j is refused in words', async (file, words) => {
    const problems = await problemsOf(file);
    expect(problems.some((each) => (typeof words === 'string' ? each === words : words.test(each)))).toBe(
      true,
    );
  });

  test('the example has no error in a store that has its color', async () => {
    const parts: ImportPart[] = [];
    const withColor = { ...source, colors: () => Promise.resolve(new Map([['black', 'Black']])) };
    for await (const part of planImport([exampleFile()], withColor)) parts.push(part);
    expect(parts.flatMap(({ problems }) => problems)).toEqual([]);
    expect(parts.at(-1)?.counts).toMatchObject({ newProducts: 2, newVariants: 3, changes: 5 });
  });

  test('a product with an error is left out as a whole', async () => {
    const { changes, counts } = await tried(
      'Handle,Price,Color,Size,SKU,Stock\ndrift-tank,50,Pine,M,DT-PINE-M,x\ndrift-tank,,Pine,L,DT-L,1',
    );
    expect(changes).toEqual([]);
    expect(counts).toMatchObject({ rows: 2, wrongRows: 1, leftOutRows: 1, changes: 0 });
  });
});

test.each([
  ['', 'IMPORT_EMPTY'],
  ['SKU,Stock\n', 'IMPORT_EMPTY'],
  ['SKU,Stock\n"DT,1', 'IMPORT_QUOTE_OPEN'],
  ['DT-PINE-M,4', 'IMPORT_HEADER_UNKNOWN'],
  ['SKU,Colour,Stock\na,b,c', 'IMPORT_HEADER_UNKNOWN'],
  ['Name,Price\na,1', 'IMPORT_HEADER_UNKNOWN'],
  [`SKU,Stock\n${'A,1\n'.repeat(100_001)}`, 'IMPORT_TOO_MANY_ROWS'],
])('%.40s is no file of products', async (file, code) => {
  const refusal = await tried(file).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ImportRefused);
  expect(refusal).toMatchObject({ code });
});

test('the export of Shopify as it comes', async () => {
  const titles =
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Status';
  const rows = [
    `moon-bra,Moon Bra,"<p>Soft &amp; light.</p><ul><li>Lined</li></ul>",Us,Bras,"Women, soft",TRUE,Size,S,Color,Pine,MB-S,120.0,4,48.00,60.00,'4006381333931,https://cdn.example/a.jpg,active`,
    'moon-bra,,,Them,,,,,M,,Pine,MB-M,120,-2,48.00,,,,',
    'moon-bra,,,,,,,,,,,,,,,,,https://cdn.example/b.jpg,',
  ];
  const { changes, problems, counts } = await tried([titles, ...rows].join('\n'));
  expect(problems.map(({ kind, line, column, text }) => [kind, line, column, text])).toEqual([
    ['note', 2, 'Vendor', 'Us'],
    ['note', 2, 'Image Src', 'https://cdn.example/a.jpg'],
    ['note', 4, 'Image Src', 'https://cdn.example/b.jpg'],
  ]);
  expect(changes.map(({ field, facts }) => [field, facts])).toMatchObject([
    [
      'new product',
      {
        ...{
          name: 'Moon Bra',
          description: 'Soft & light.\n\n• Lined',
          price: '48.00',
          compareAtPrice: '60.00',
        },
        ...{ gender: 'Women', categories: 'Bras', keywords: 'Women soft', state: 'Published' },
      },
    ],
    [
      'new variant',
      { color: 'Pine', size: 'S', sku: 'MB-S', gtin: '4006381333931', weight: '120', stock: '4' },
    ],
    ['new variant', { color: 'Pine', size: 'M', sku: 'MB-M', gtin: null, stock: '0' }],
  ]);
  expect(counts).toMatchObject({ rows: 3, newProducts: 1, newVariants: 2, wrongRows: 0 });
});

test('where Shopify does not say for whom, the choice beside the file does; a product in one size is told', async () => {
  const titles =
    'Handle,Title,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price';
  const rows = [
    'sun-top,Sun Top,Tops,,TRUE,Size,S,Color,Pine,ST-S,48.00',
    'drift-tank,Drift Tank,Tops,,TRUE,Size,M,Color,Pine,DT-PINE-M,48.00',
    'bottle,Bottle,Gear,,TRUE,Title,Default Title,,,B-1,20.00',
    'shoe,Shoe,Shoes,men,TRUE,Size,9.5,Color,Pine,SH-1,120.00',
  ];
  const file = [titles, ...rows].join('\n');
  const { changes, problems } = await tried(file, { gender: 'MALE' });
  expect(changes.find(({ field }) => field === 'new product')?.facts).toMatchObject({ gender: 'Men' });
  // One that the store has stays for whom it is.
  expect(changes.filter(({ handle, field }) => handle === 'drift-tank' && field === 'gender')).toEqual([]);
  const ofOptions = problems.filter(({ column }) => column.startsWith('Option'));
  expect(ofOptions.map(({ line, column, words }) => [line, column, words])).toEqual([
    [4, 'Option Color', expect.stringContaining('name a color')],
    [4, 'Option Size', expect.stringContaining('Products without sizes cannot be sold here')],
    [5, 'Option Size', expect.stringContaining('sizes of shoes')],
  ]);
  const without = await tried(file);
  expect(without.problems.filter(({ words }) => words.startsWith('Say for whom'))).toMatchObject([
    { line: 2 },
    { line: 4 },
  ]);
});
