import { expect, test } from '@jest/globals';
import type { AdminProduct } from '../../../contract/index.ts';
import { addDays, catalogPolicy, storeDay } from '../../../kernel/index.ts';
import { asAdministrator } from '../administrator.ts';
import type { Backend } from '../backend.ts';
import type { Client } from '../client.ts';
import { pictureBytes } from '../../picture-bytes.ts';
import { purchases } from '../orders/bought.ts';
import { newShopper } from '../people.ts';

const newId = () => crypto.randomUUID();

const variant = (size: string, change: object = {}) => ({
  ...{ color: 'pine', size, sku: `CONF-${size}-${newId().slice(0, 8)}`, gtin: null },
  ...{ weightGrams: null, cost: null, ...change },
});

const draft = (change: object = {}) => ({
  ...{ name: ' Solstice  Draft Top ', description: 'A top that nobody has seen yet.', details: ['Light'] },
  ...{ price: 64.5, compareAtPrice: null, gender: 'FEMALE', categories: ['Tops'], limited: false },
  ...{ releasedAt: '2026-01-05T14:00:00Z', fitNote: null, keywords: 'zenithword', setOf: [] },
  ...{ fiberContent: '80% nylon, 20% elastane', originCountry: 'PT', variants: [variant('M')], ...change },
});

/** Products are made, edited, stocked, published and withdrawn by the staff; shoppers see what is published. */
export function adminProductScenarios(client: () => Client, backend: () => Backend): void {
  const { administrator } = asAdministrator(client);
  const { buy } = purchases(client, backend);
  const made = async (change: object = {}) => {
    const token = await administrator();
    const { data: product } = await client().ok('createProduct', { token, body: draft(change) });
    return { token, product, given: { token, params: { id: product.id } } };
  };
  /** What a form sends of a product as it was read. */
  const bodyOf = (product: Pick<AdminProduct, 'variants'>, change: object = {}) => ({
    ...draft({
      variants: product.variants.map(({ color, size, sku }) => variant(size, { color: color.id, sku })),
    }),
    ...change,
  });
  const isListed = async (id: number) => {
    const { ok } = client();
    const { data: found } = await ok('search', { query: { q: 'zenithword' } });
    const { data: named } = await ok('listProducts', { query: { id: [String(id)] } });
    return [found.some((each) => each.id === id), named.length > 0];
  };

  test('a draft is not shown to shoppers; published it is found and bought, withdrawn no more', async () => {
    const { ok, refused } = client();
    const { product, given } = await made();
    expect(product).toMatchObject({
      ...{
        state: 'DRAFT',
        version: 1,
        name: 'Solstice Draft Top',
        price: 6450,
        originCountry: 'PT',
        images: [],
      },
      variants: [{ size: 'M', color: { id: 'pine', name: 'Pine' }, onHand: 0, reserved: 0 }],
      changes: [{ action: 'product.create' }],
    });
    const shopper = await newShopper(client());
    const [variantMade] = product.variants;
    const stocked = {
      id: newId(),
      reason: 'Delivery',
      changes: [{ variantId: variantMade?.id, kind: 'difference', units: 3 }],
    };
    await ok('changeStock', { ...given, body: stocked });
    const add = {
      token: shopper.token,
      body: { productId: product.id, variantId: variantMade?.id, quantity: 1 },
    };
    const hidden = async () => {
      expect(await isListed(product.id)).toEqual([false, false]);
      await refused('getProduct', 'PRODUCT_NOT_FOUND', { params: { id: product.id } });
      await refused('addToCart', 'PRODUCT_NOT_FOUND', add);
      await refused('saveProduct', 'PRODUCT_NOT_FOUND', {
        ...{ token: shopper.token, params: { productId: product.id } },
      });
    };
    await hidden();
    const become = async (state: string, version: number) =>
      (await ok('setProductState', { ...given, body: { state, version } })).data;
    const published = await become('PUBLISHED', product.version);
    expect(published).toMatchObject({ state: 'PUBLISHED', version: 2, free: 3, low: 1, out: 0 });
    expect(await isListed(product.id)).toEqual([true, true]);
    const { data: cart } = await ok('addToCart', add);
    expect(cart.items).toMatchObject([{ price: 6450, withdrawn: false }]);
    // The same again is what it is already, also of a page that has not seen it.
    expect(await become('PUBLISHED', product.version)).toEqual(published);
    await become('WITHDRAWN', published.version);
    await hidden();
    expect((await ok('getCart', { token: shopper.token })).data.items).toMatchObject([{ withdrawn: true }]);
  });

  test('of two editors the second gets what the first has saved; a new price is in the next answer', async () => {
    const { ok, refused } = client();
    const { product, given } = await made({ name: 'Two Editors' });
    const { data: shown } = await ok('setProductState', {
      ...given,
      body: { state: 'PUBLISHED', version: 1 },
    });
    const dearer = bodyOf(product, {
      name: 'First Editor',
      price: 70,
      compareAtPrice: 81.25,
      version: shown.version,
    });
    const { data: saved } = await ok('updateProduct', { ...given, body: dearer });
    expect(saved).toMatchObject({ name: 'First Editor', price: 7000, compareAtPrice: 8125, version: 3 });
    expect((await ok('getProduct', { params: given.params })).data).toMatchObject({
      ...{ name: 'First Editor', price: 7000, compareAtPrice: 8125 },
    });
    const late = { ...given, body: { ...dearer, name: 'Second Editor' } };
    const { body } = await refused('updateProduct', 'PRODUCT_CHANGED', late);
    expect(body['details']).toMatchObject({ version: 3, current: { name: 'First Editor', price: 70 } });
    const price = { price: 50, compareAtPrice: 70, version: saved.version };
    await refused('setProductPrice', 'PRODUCT_CHANGED', { ...given, body: { ...price, version: 1 } });
    const { data: cheaper } = await ok('setProductPrice', { ...given, body: price });
    expect(cheaper).toMatchObject({ price: 5000, compareAtPrice: 7000, version: 4 });
    expect((await ok('getProduct', { params: given.params })).data.price).toBe(5000);
    const { data: cards } = await ok('listProducts', { query: { id: [String(product.id)] } });
    expect(cards).toMatchObject([{ name: 'First Editor', price: 5000, compareAtPrice: 7000 }]);
    const { data: now } = await ok('getAdminProduct', given);
    expect(now.changes[0]).toMatchObject({
      action: 'product.price',
      fields: expect.arrayContaining([{ name: 'price', was: '70.00', is: '50.00' }]),
    });
    await ok('setProductState', { ...given, body: { state: 'WITHDRAWN', version: now.version } });
  });

  test('what is chosen by hand is shown first beside a product, without what shoppers do not see', async () => {
    const { ok, refused } = client();
    const { data: before } = await ok('relatedProducts', { params: { id: 101 } });
    const { product: hidden } = await made({ name: 'Hidden Beside' });
    const { product, given } = await made({ name: 'With Others', related: [102, hidden.id, 301] });
    expect(product.related).toMatchObject([
      { id: 102, state: 'PUBLISHED' },
      { id: hidden.id, name: 'Hidden Beside', state: 'DRAFT', imageFile: null },
      { id: 301 },
    ]);
    await ok('setProductState', { ...given, body: { state: 'PUBLISHED', version: 1 } });
    const shown = async () =>
      (await ok('relatedProducts', { params: given.params })).data.map(({ id }) => id);
    const found = await shown();
    expect(found.slice(0, 2)).toEqual([102, 301]);
    expect(found).toHaveLength(catalogPolicy.relatedMin);
    expect(new Set(found).size).toBe(found.length);
    expect(found).not.toContain(product.id);
    const save = async (change: object, version: number) =>
      (await ok('updateProduct', { ...given, body: { ...bodyOf(product, change), version } })).data;
    // As releases from before save it.
    expect((await save({}, 2)).related).toEqual(product.related);
    const turned = await save({ related: [301, 102] }, 3);
    expect((await shown()).slice(0, 2)).toEqual([301, 102]);
    expect(turned.changes[0]?.fields).toContainEqual({
      ...{ name: 'related', was: `102, ${String(hidden.id)}, 301`, is: '301, 102' },
    });
    for (const [wrong, field] of [
      [[999_999_999], 'related'],
      [[product.id], 'related'],
      [[102, 102], 'related'],
    ] as const) {
      const body = { ...bodyOf(product, { related: wrong }), version: 4 };
      const { fields } = await refused('updateProduct', 'VALIDATION_FAILED', { ...given, body });
      expect(fields).toEqual([field]);
    }
    await save({ related: [] }, 4);
    await ok('setProductState', { ...given, body: { state: 'WITHDRAWN', version: 5 } });
    // Others have what they had.
    const { data: after } = await ok('relatedProducts', { params: { id: 101 } });
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  test('tags are each written once; the list finds them, and products without pictures', async () => {
    const { ok, refused } = client();
    const word = `Spring ${newId().slice(0, 8)}`;
    const { token, product, given } = await made({ tags: [word, 'reshoot', word.toUpperCase()] });
    expect(product.tags).toEqual([word, 'reshoot']);
    const { data: found } = await ok('listAdminProducts', { token, query: { tag: word } });
    expect(found.content).toMatchObject([{ id: product.id, tags: [word, 'reshoot'], imageFile: null }]);
    const { data: bare } = await ok('listAdminProducts', { token, query: { tag: word, pictures: 'none' } });
    expect(bare.count).toBe(1);
    const { data: pictured } = await ok('listAdminProducts', {
      token,
      query: { pictures: 'none', size: 100 },
    });
    expect(pictured.content.every(({ imageFile }) => imageFile === null)).toBe(true);
    expect((await ok('getProductOptions', { token })).data.tags).toContain(word);
    const tag = (tags: string[], version: number) => ({ ...given, body: { tags, version } });
    const { data: fewer } = await ok('setProductTags', tag(['reshoot'], 1));
    expect(fewer).toMatchObject({ tags: ['reshoot'], version: 2 });
    // The same again is what it is already, also of a page that has not seen it.
    expect((await ok('setProductTags', tag(['reshoot'], 1))).data).toEqual(fewer);
    await refused('setProductTags', 'PRODUCT_CHANGED', tag(['other'], 1));
    await refused('setProductTags', 'VALIDATION_FAILED', tag([' '], 2));
    const { data: now } = await ok('getAdminProduct', given);
    expect(now.changes).toContainEqual(
      expect.objectContaining({
        action: 'product.tags',
        fields: [{ name: 'tags', was: `${word}, reshoot`, is: 'reshoot' }],
      }),
    );
    // As releases from before save it.
    const { data: kept } = await ok('updateProduct', { ...given, body: { ...bodyOf(product), version: 2 } });
    expect(kept.tags).toEqual(['reshoot']);
  });

  test('a preview shows a draft with its key only', async () => {
    const { ok, refused } = client();
    const { product, given } = await made({ name: 'Only By Link', related: [102] });
    const { data: other } = await ok('previewProduct', { ...given, params: { id: 101 } });
    const { data: link } = await ok('previewProduct', given);
    expect(Date.parse(link.until)).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    const asked = (draft: string) => ({ params: given.params, query: { draft } });
    const { data: shown, headers } = await ok('getProduct', asked(link.key));
    expect(shown).toMatchObject({ id: product.id, name: 'Only By Link', preview: true });
    expect(shown.variants).toMatchObject([{ size: 'M', stock: 0 }]);
    expect(headers.get('cache-control') ?? '').not.toMatch(/max-age/);
    expect((await ok('relatedProducts', asked(link.key))).data[0]?.id).toBe(102);
    const [until = '', signature = ''] = link.key.split('.');
    const later = `${String(Number(until) + 86_400)}.${signature}`;
    for (const wrong of [other.key, later, until, 'x'.repeat(100), '']) {
      await refused('getProduct', 'PRODUCT_NOT_FOUND', asked(wrong));
      await refused('relatedProducts', 'PRODUCT_NOT_FOUND', asked(wrong));
    }
    // Shoppers see this one: the key shows nothing else.
    const { data: known } = await ok('getProduct', { params: { id: 101 }, query: { draft: other.key } });
    expect(known.preview).toBeUndefined();
    await refused('previewProduct', 'PRODUCT_NOT_FOUND', { ...given, params: { id: 999_999_999 } });
  });

  test('a sale begins at once on its first day, is compared with the price before, and is taken back', async () => {
    const { ok, refused } = client();
    const { product, given } = await made({ name: 'On Sale' });
    const today = storeDay(new Date());
    const days = { firstDay: today, lastDay: addDays(today, 4) };
    const put = (sale: object | null, version: number) => ({ ...given, body: { sale, version } });
    const { data: sold } = await ok('setProductSale', put({ price: 50, ...days }, product.version));
    expect(sold).toMatchObject({
      ...{ price: 5000, compareAtPrice: 6450 },
      sale: { price: 5000, ...days, state: 'RUNNING', before: { price: 6450, compareAtPrice: null } },
      prices: [{ price: 5000, compareAtPrice: 6450, offered: false }, { price: 6450 }],
      changes: [{ action: 'product.sale' }, { action: 'product.create' }],
    });
    await refused('setProductSale', 'PRODUCT_CHANGED', put(null, product.version));
    for (const [wrong, field] of [
      [{ price: 64.5, ...days }, 'sale.price'],
      [{ price: 0, ...days }, 'sale.price'],
      [{ price: 50, firstDay: days.lastDay, lastDay: today }, 'sale.lastDay'],
      [{ price: 50, firstDay: '2026-01-01', lastDay: '2026-01-02' }, 'sale.lastDay'],
    ] as const)
      expect((await refused('setProductSale', 'VALIDATION_FAILED', put(wrong, sold.version))).fields).toEqual(
        [field],
      );
    const { data: later } = await ok(
      'setProductSale',
      put({ price: 50, firstDay: addDays(today, 2), lastDay: days.lastDay }, sold.version),
    );
    expect(later).toMatchObject({
      price: 6450,
      compareAtPrice: null,
      sale: { state: 'PLANNED', before: null },
    });
    const { data: none } = await ok('setProductSale', put(null, later.version));
    expect(none).toMatchObject({ price: 6450, sale: null });
    // The same again is what it is already, also of a page that has not seen it.
    expect((await ok('setProductSale', put(null, product.version))).data.version).toBe(none.version);
  });

  test('variants come and go; what has stock stays, and SKUs are their own', async () => {
    const { ok, refused } = client();
    const { product, given } = await made({
      name: 'Variants',
      variants: [variant('L', { gtin: '4006381333931', cost: 12.5, weightGrams: 180 }), variant('S')],
    });
    expect(product.variants.map(({ size }) => size)).toEqual(['S', 'L']);
    expect(product.variants[1]).toMatchObject({ gtin: '4006381333931', cost: 1250, weightGrams: 180 });
    const [small, large] = product.variants;
    // Two SKUs change places, and a size comes.
    const swapped = [variant('S', { sku: large?.sku }), variant('L', { sku: small?.sku }), variant('XL')];
    const put = (variants: readonly object[], version: number) => ({
      ...given,
      body: bodyOf(product, { variants, version }),
    });
    const { data: changed } = await ok('updateProduct', put(swapped, 1));
    expect(changed.variants.map(({ id, sku }) => [id, sku]).slice(0, 2)).toEqual([
      [small?.id, large?.sku],
      [large?.id, small?.sku],
    ]);
    const counted = {
      id: newId(),
      reason: 'Count',
      changes: [{ variantId: small?.id, kind: 'count', expected: 0, counted: 4 }],
    };
    await ok('changeStock', { ...given, body: counted });
    const { body } = await refused('updateProduct', 'VARIANT_IN_USE', put(swapped.slice(1), changed.version));
    expect(body['details']).toEqual({ variants: [{ color: 'pine', size: 'S' }] });
    const { data: fewer } = await ok('updateProduct', put(swapped.slice(0, 1), changed.version));
    expect(fewer.variants).toMatchObject([{ id: small?.id, onHand: 4 }]);
    const foreign = [variant('S', { sku: fewer.variants[0]?.sku })];
    const taken = await refused('createProduct', 'SKU_TAKEN', {
      ...{ token: given.token, body: draft({ variants: foreign }) },
    });
    expect(taken.fields).toEqual(['variants.0.sku']);
    await ok('updateProduct', put([variant('S', { gtin: '96385074' })], fewer.version));
    await refused('createProduct', 'GTIN_TAKEN', {
      ...{ token: given.token, body: draft({ variants: [variant('S', { gtin: '96385074' })] }) },
    });
    const { product: none, given: empty } = await made({ name: 'Empty', variants: [] });
    await refused('setProductState', 'PRODUCT_INCOMPLETE', {
      ...{ ...empty, body: { state: 'PUBLISHED', version: none.version } },
    });
  });

  test('stock is a difference or a count, never below what orders hold, and the same call moves once', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const { productId, variantId } = await buy(43);
    const given = { token, params: { id: productId } };
    const now = async () => {
      const { data } = await ok('getAdminProduct', given);
      const found = data.variants.find(({ id }) => id === variantId);
      return { onHand: found?.onHand ?? 0, reserved: found?.reserved ?? 0 };
    };
    const before = await now();
    expect(before.reserved).toBeGreaterThan(0);
    const send = (change: object, id = newId()) => ({
      ...given,
      body: { id, reason: 'Count', changes: [{ variantId, ...change }] },
    });
    const more = send({ kind: 'difference', units: 2 });
    await ok('changeStock', more);
    await ok('changeStock', more);
    expect(await now()).toEqual({ ...before, onHand: before.onHand + 2 });
    const stale = send({ kind: 'count', expected: before.onHand, counted: before.onHand + 9 });
    const { body } = await refused('changeStock', 'STOCK_CHANGED', stale);
    expect(body['details']).toEqual({ variantId, ...before, onHand: before.onHand + 2 });
    const { onHand, reserved } = await now();
    await refused(
      'changeStock',
      'STOCK_RESERVED',
      send({ kind: 'count', expected: onHand, counted: reserved - 1 }),
    );
    await refused('changeStock', 'STOCK_TOO_HIGH', send({ kind: 'difference', units: 1_000_000 }));
    const { data: after } = await ok(
      'changeStock',
      send({ kind: 'count', expected: onHand, counted: onHand - 1 }),
    );
    expect(after.changes[0]).toMatchObject({
      action: 'product.stock',
      fields: expect.arrayContaining([{ name: 'reason', was: '', is: 'Count' }]),
    });
    const other = await refused('changeStock', 'VALIDATION_FAILED', {
      ...{
        ...send({}),
        body: { ...more.body, id: newId(), changes: [{ variantId: 1, kind: 'difference', units: 1 }] },
      },
    });
    expect(other.fields).toEqual(['changes.0.variantId']);
  });

  test('products are found by name, number, SKU and GTIN, narrowed, sorted and paged', async () => {
    const { ok } = client();
    const sku = `FIND-${newId().slice(0, 8)}`;
    const { token, product } = await made({
      name: 'Findable Zephyr Vest',
      variants: [variant('XS', { sku, gtin: '036000291452' })],
    });
    const list = async (query: Record<string, string | number>) =>
      (await ok('listAdminProducts', { token, query })).data;
    const ids = async (query: Record<string, string | number>) =>
      (await list(query)).content.map(({ id }) => id);
    for (const q of [
      'zephyr find',
      'EPHYR',
      String(product.id),
      sku.toLowerCase().slice(0, -1),
      '036000291452',
    ])
      expect([q, await ids({ q })]).toEqual([q, [product.id]]);
    expect(await list({ q: '100%_' })).toMatchObject({ content: [], count: 0, next: null });
    expect(await ids({ state: 'DRAFT', q: 'zephyr' })).toEqual([product.id]);
    expect(await ids({ state: 'PUBLISHED', q: 'zephyr' })).toEqual([]);
    expect(await ids({ stock: 'out', q: 'zephyr' })).toEqual([product.id]);
    expect(await ids({ stock: 'low', q: 'zephyr' })).toEqual([]);
    expect(await ids({ gender: 'MALE', q: 'zephyr' })).toEqual([]);
    expect(
      (await list({ category: 'Leggings', size: 200 })).content.every(({ categories }) =>
        categories.includes('Leggings'),
      ),
    ).toBe(true);
    const all = await list({ size: 200 });
    expect(all.count).toBe(all.content.length);
    for (const sort of ['newest', 'name', 'price', 'changed']) {
      const whole = await ids({ sort, size: 200 });
      const { content, next } = await list({ sort, size: 7 });
      const then = await ids({ sort, size: 7, after: next ?? '' });
      expect([sort, ...content.map(({ id }) => id), ...then]).toEqual([sort, ...whole.slice(0, 14)]);
    }
    const prices = (await list({ sort: 'price', size: 200 })).content.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const { data: options } = await ok('getProductOptions', { token });
    expect(options.categories).toContain('Leggings');
    expect(options.colors).toContainEqual({ id: 'pine', name: 'Pine', code: expect.any(String) });
  });

  test('a color is added once, and a variant can have it', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const name = `Night ${newId().slice(0, 8)}`;
    const body = { name: ` ${name} `, code: '#101820' };
    const { color } = (await ok('addColor', { token, body })).data;
    expect(color).toMatchObject({ name, code: '#101820' });
    expect((await ok('getProductOptions', { token })).data.colors.at(-1)).toEqual(color);
    await refused('addColor', 'COLOR_TAKEN', { token, body: { name: name.toUpperCase(), code: '#000000' } });
    const { product } = await made({ variants: [variant('M', { color: color.id })] });
    expect(product.variants[0]?.color).toEqual(color);
    for (const [wrong, field] of [
      [{ name: ' ', code: '#101820' }, 'name'],
      [{ name: 'Dusk', code: 'red' }, 'code'],
    ] as const)
      expect((await refused('addColor', 'VALIDATION_FAILED', { token, body: wrong })).fields).toEqual([
        field,
      ]);
  });

  test('names of files name products by number, handle and SKU, and those without pictures are listed', async () => {
    const { ok } = client();
    const token = await administrator();
    const { product } = await made();
    const [variant] = product.variants;
    const sku = (variant?.sku ?? '').toLowerCase();
    const id = String(product.id);
    const query = { keys: [sku, id, product.slug, `${sku}-1`].join('/') };
    const { data } = await ok('findPictureProducts', { token, query });
    const named = { id: product.id, name: product.name };
    expect(data.content).toHaveLength(3);
    expect(data.content.find(({ key }) => key === sku)).toMatchObject({ ...named, color: variant?.color.id });
    for (const key of [id, product.slug])
      expect(data.content.find((each) => each.key === key)).toMatchObject({ ...named, color: null });
    const bare = { token, query: { q: variant?.sku ?? '', pictures: 'none' as const } };
    expect((await ok('listAdminProducts', bare)).data.content.map((each) => each.id)).toEqual([product.id]);
    const { data: picture } = await ok('uploadPicture', { token, body: pictureBytes('conformance bare') });
    const pictures = [{ file: picture.file, alt: 'A top', color: null }];
    const body = { ...bodyOf(product, { pictures }), version: product.version };
    await ok('updateProduct', { token, params: { id: product.id }, body });
    expect((await ok('listAdminProducts', bare)).data.content).toEqual([]);
  });

  test('pictures are uploaded, put in order, described and taken away', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const { data: one } = await ok('uploadPicture', { token, body: pictureBytes('conformance one') });
    expect((await ok('uploadPicture', { token, body: pictureBytes('conformance one') })).data).toEqual(one);
    const { data: other } = await ok('uploadPicture', { token, body: pictureBytes('conformance two') });
    expect(other.file).not.toBe(one.file);
    const shown = (file: string, change: object = {}) => ({ file, alt: ' A  top ', color: null, ...change });
    const { product, given } = await made({
      pictures: [shown(one.file, { color: 'pine' }), shown(other.file)],
    });
    expect(product.images).toMatchObject([
      { ...one, alt: 'A top', color: 'pine', position: 0 },
      { ...other, alt: 'A top', color: null, position: 1 },
    ]);
    const save = async (version: number, change: object) =>
      (await ok('updateProduct', { ...given, body: { ...bodyOf(product, change), version } })).data;
    const pictures = [shown(other.file, { alt: 'The back' }), shown(one.file)];
    const moved = await save(1, { pictures });
    expect(moved).toMatchObject({
      images: [
        { file: other.file, alt: 'The back' },
        { file: one.file, color: null },
      ],
      changes: [
        {
          action: 'product.update',
          fields: [
            {
              name: 'pictures',
              was: '1. A top (pine), 2. A top (all colors)',
              is: '1. The back (all colors), 2. A top (all colors)',
            },
          ],
        },
        { action: 'product.create' },
      ],
    });
    // As releases from before pictures save it.
    expect((await save(2, { name: 'Another' })).images).toEqual(moved.images);
    const focused = await save(3, { pictures: [shown(one.file, { focus: '30% 0%' })] });
    expect(focused.images).toMatchObject([{ file: one.file, focus: '30% 0%' }]);
    expect(focused.changes[0]?.fields.find(({ name }) => name === 'pictures')?.is).toBe(
      '1. A top (all colors, 30% 0%)',
    );
    // As releases from before points save it.
    const kept = await save(4, { pictures: [shown(other.file), shown(one.file)] });
    expect(kept.images).toMatchObject([{ file: other.file }, { file: one.file, focus: '30% 0%' }]);
    expect(kept.images[0]).not.toHaveProperty('focus');
    const middle = await save(5, { pictures: [shown(one.file, { focus: null })] });
    expect(middle.images[0]).not.toHaveProperty('focus');
    expect((await save(6, { pictures: [] })).images).toEqual([]);
    for (const [wrong, field] of [
      [[shown(one.file, { alt: ' ' })], 'pictures.0.alt'],
      [[shown(one.file), shown(one.file)], 'pictures.1.file'],
      [[shown('never-uploaded.webp')], 'pictures.0.file'],
      [[shown(one.file, { focus: 'left' })], 'pictures.0.focus'],
      [[shown(one.file, { color: 'nocolor' })], 'pictures.0.color'],
    ] as const) {
      const body = { ...bodyOf(product, { pictures: wrong }), version: 7 };
      expect((await refused('updateProduct', 'VALIDATION_FAILED', { ...given, body })).fields).toEqual([
        field,
      ]);
    }
    await refused('uploadPicture', 'PICTURE_EMPTY', { token, body: new Uint8Array() });
    const text = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await refused('uploadPicture', 'PICTURE_TYPE_UNSUPPORTED', { token, body: text });
  });

  test.each([
    ['name', { name: ' ' }],
    ['price', { price: 0 }],
    ['compareAtPrice', { compareAtPrice: 64.5 }],
    ['categories', { categories: [] }],
    ['description', { description: '' }],
    ['originCountry', { originCountry: 'Portugal' }],
    ['setOf', { setOf: [999_999_999] }],
    ['variants.0.gtin', { variants: [variant('M', { gtin: '4006381333932' })] }],
    ['variants.0.color', { variants: [variant('M', { color: 'nocolor' })] }],
    ['variants.1.size', { variants: [variant('M'), variant('M')] }],
    ['variants.1.sku', { variants: [variant('M', { sku: 'same' }), variant('L', { sku: 'SAME' })] }],
  ])('a product with a wrong %s is refused', async (field, change) => {
    const token = await administrator();
    const { fields } = await client().refused('createProduct', 'VALIDATION_FAILED', {
      token,
      body: draft(change),
    });
    expect(fields).toEqual([field]);
  });
}
