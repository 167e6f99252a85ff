import { expect, test } from '@jest/globals';
import type { AdminCollection } from '../../../contract/index.ts';
import { asAdministrator } from '../administrator.ts';
import { pictureBytes } from '../../picture-bytes.ts';
import type { Client } from '../client.ts';

const noRule = {
  ...{ gender: null, categories: [], onSale: false, limited: false, isNew: false },
  ...{ priceFrom: null, priceTo: null },
};

const newSlug = () => `conf-${crypto.randomUUID().slice(0, 8)}`;

const draft = (change: object = {}) => ({
  ...{ title: ' Summer  Layers ', description: null, slug: newSlug(), products: [] },
  rule: { ...noRule, categories: ['Sports Bras', 'Leggings'], priceTo: 110 },
  ...{ hidden: false, from: null, until: null, inMenu: false, ...change },
});

/** Collections are made, filled, scheduled, renamed and ordered by the staff; shoppers see those that are due. */
export function adminCollectionScenarios(client: () => Client): void {
  const { administrator } = asAdministrator(client);
  const made = async (change: object = {}) => {
    const token = await administrator();
    const body = draft(change);
    const { data } = await client().ok('createCollection', { token, body });
    return { token, body, collection: data, given: { token, params: { id: data.id } } };
  };
  const shownIds = async (slug: string, more: object = {}) =>
    (await client().ok('listProducts', { query: { collection: slug, limit: 60, ...more } })).data.map(
      ({ id }) => id,
    );
  const isGone = async (slug: string) => {
    await client().refused('getCollection', 'COLLECTION_NOT_FOUND', { params: { slug } });
    await client().refused('listProducts', 'COLLECTION_NOT_FOUND', { query: { collection: slug } });
    const { data } = await client().ok('listCollections', {});
    expect(data.map((each) => each.slug)).not.toContain(slug);
  };

  test('a rule chooses what fits all of it, as its preview said', async () => {
    const { ok, refused } = client();
    const { token, collection, body } = await made();
    expect(collection).toMatchObject({
      ...{ title: 'Summer Layers', state: 'SHOWN', version: 1, oldSlugs: [], products: [] },
      rule: { categories: ['Sports Bras', 'Leggings'], priceTo: 11_000 },
      changes: [{ action: 'collection.create' }],
    });
    const { data: all } = await ok('listProducts', { query: { limit: 120 } });
    const fitting = all.filter(
      ({ categories, price }) =>
        categories.some((name) => ['Sports Bras', 'Leggings'].includes(name)) && price <= 11_000,
    );
    expect(fitting.length).toBeGreaterThan(2);
    expect(await shownIds(body.slug)).toEqual(fitting.map(({ id }) => id));
    const query = { rule: JSON.stringify(body.rule) };
    const { data: preview } = await ok('previewCollection', { token, query });
    expect(preview.count).toBe(fitting.length);
    expect(preview.products[0]).toMatchObject({ id: fitting[0]?.id, price: fitting[0]?.price });
    for (const rule of ['no JSON', JSON.stringify(noRule)])
      await refused('previewCollection', 'VALIDATION_FAILED', { token, query: { rule } });
    const { data: list } = await ok('listAdminCollections', { token, query: { q: 'summer layers' } });
    expect(list.content.at(-1)).toMatchObject({ slug: body.slug, byHand: false, count: fitting.length });
  });

  test('by hand, in the order of the staff until a shopper sorts', async () => {
    const { ok, refused } = client();
    const { given, body, collection } = await made({ rule: null, products: [103, 101, 102] });
    expect(collection.products.map(({ id }) => id)).toEqual([103, 101, 102]);
    expect(await shownIds(body.slug)).toEqual([103, 101, 102]);
    const { data: shown } = await ok('getCollection', { params: { slug: body.slug } });
    expect(shown).toMatchObject({ slug: body.slug, ordered: true });
    const { data: newest } = await ok('listProducts', { query: { limit: 120 } });
    const sorted = newest.map(({ id }) => id).filter((id) => [101, 102, 103].includes(id));
    expect(await shownIds(body.slug, { sort: 'newest' })).toEqual(sorted);
    const update = { ...body, products: [102, 103], version: 1 };
    await ok('updateCollection', { ...given, body: update });
    expect(await shownIds(body.slug)).toEqual([102, 103]);
    await refused('updateCollection', 'VALIDATION_FAILED', {
      ...given,
      body: { ...update, products: [102, 9_999_999], version: 2 },
    });
  });

  test('after a change of address the previous one still works, and no other collection gets it', async () => {
    const { ok, refused } = client();
    const { token, given, body } = await made({ rule: null, products: [101] });
    const slug = newSlug();
    const { data: renamed } = await ok('updateCollection', { ...given, body: { ...body, slug, version: 1 } });
    expect(renamed).toMatchObject({ slug, oldSlugs: [body.slug], version: 2 });
    expect((await ok('getAdminCollection', given)).data).toEqual(renamed);
    for (const asked of [slug, body.slug]) {
      expect((await ok('getCollection', { params: { slug: asked } })).data.slug).toBe(slug);
      expect(await shownIds(asked)).toEqual([101]);
    }
    for (const taken of [slug, body.slug, 'sale'])
      await refused('createCollection', 'COLLECTION_ADDRESS_TAKEN', { token, body: draft({ slug: taken }) });
    for (const wrong of ['', 'a b', 'a/b', 'woman'])
      await refused('createCollection', 'VALIDATION_FAILED', { token, body: draft({ slug: wrong }) });
    // And back: an address is never both.
    const { data: back } = await ok('updateCollection', { ...given, body: { ...body, version: 2 } });
    expect(back).toMatchObject({ slug: body.slug, oldSlugs: [slug] });
    await ok('deleteCollection', given);
    await isGone(slug);
    await refused('deleteCollection', 'COLLECTION_NOT_FOUND', given);
    await ok('createCollection', { token, body });
  });

  test('a deleted collection comes back with its address, products and picture, unless another has the address', async () => {
    const { ok, refused } = client();
    const { token, given, body } = await made({ rule: null, products: [102, 101] });
    const [slug, other] = [newSlug(), newSlug()];
    const { data: file } = await ok('uploadPicture', { token, body: pictureBytes('of a collection') });
    const picture = { file: file.file, alt: 'Two tops', focus: '20% 40%' };
    const { data: before } = await ok('updateCollection', {
      ...given,
      body: { ...body, slug, picture, version: 1 },
    });
    expect(before.picture).toMatchObject({ ...picture, width: file.width, height: file.height });
    const { data: shown } = await ok('getCollection', { params: { slug } });
    expect(shown.picture).toMatchObject(picture);
    expect((await ok('getHomeEditor', { token })).data.pictures).toContainEqual(
      expect.objectContaining({ file: file.file }),
    );
    await ok('deleteCollection', given);
    await isGone(slug);
    const { data: taker } = await ok('createCollection', { token, body: draft({ slug }) });
    await refused('restoreCollection', 'COLLECTION_ADDRESS_TAKEN', given);
    const taken = { token, params: { id: taker.id } };
    await ok('updateCollection', { ...taken, body: { ...draft({ slug: other }), version: 1 } });
    await refused('restoreCollection', 'COLLECTION_ADDRESS_TAKEN', given);
    await ok('deleteCollection', taken);
    const { data: back } = await ok('restoreCollection', given);
    expect(back).toMatchObject({ id: before.id, slug, oldSlugs: [body.slug], picture });
    expect(back.products.map(({ id }) => id)).toEqual([102, 101]);
    // The same call again changes nothing.
    expect((await ok('restoreCollection', given)).data.version).toBe(back.version);
    expect(await shownIds(body.slug)).toEqual([102, 101]);
    // As releases from before pictures save it.
    const { data: kept } = await ok('updateCollection', {
      ...given,
      body: { ...body, slug, version: back.version },
    });
    expect(kept.picture).toMatchObject(picture);
    const without = { ...body, slug, picture: null, version: kept.version };
    expect((await ok('updateCollection', { ...given, body: without })).data.picture).toBeNull();
    for (const [wrong, field] of [
      [{ ...picture, alt: ' ' }, 'picture.alt'],
      [{ ...picture, focus: '120% 0%' }, 'picture.focus'],
      [{ ...picture, file: 'never-uploaded.webp' }, 'picture.file'],
    ] as const) {
      const { fields } = await refused('createCollection', 'VALIDATION_FAILED', {
        ...{ token, body: draft({ slug: newSlug(), picture: wrong }) },
      });
      expect(fields).toEqual([field]);
    }
    await ok('deleteCollection', given);
    await refused('restoreCollection', 'COLLECTION_NOT_FOUND', { ...given, params: { id: 999_999_999 } });
  });

  test('hidden, not due yet, or over, shoppers do not see it; the menu has what is shown and has products', async () => {
    const { ok, refused } = client();
    const { given, body } = await made({ rule: null, products: [101], inMenu: true });
    const menu = async () => ((await ok('shop', {})).data.menu ?? []).map(({ slug }) => slug);
    expect(await menu()).toContain(body.slug);
    let version = 1;
    const become = async (change: object): Promise<AdminCollection> => {
      const { data } = await ok('updateCollection', { ...given, body: { ...body, ...change, version } });
      version = data.version;
      return data;
    };
    const [past, future] = ['2020-01-01T00:00:00.000Z', '2120-01-01T00:00:00.000Z'];
    const states = [
      [{ hidden: true }, 'HIDDEN'],
      [{ from: future }, 'SCHEDULED'],
      [{ until: past }, 'OVER'],
    ] as const;
    for (const [change, state] of states) {
      expect((await become(change)).state).toBe(state);
      await isGone(body.slug);
      expect(await menu()).not.toContain(body.slug);
    }
    expect((await become({ from: past, until: future })).state).toBe('SHOWN');
    expect(await menu()).toContain(body.slug);
    await become({ products: [] });
    expect(await menu()).not.toContain(body.slug);
    await refused('updateCollection', 'VALIDATION_FAILED', {
      ...given,
      body: { ...body, from: future, until: past, version },
    });
    await ok('deleteCollection', given);
  });

  test('of two editors the second gets what the first has saved; the order is of all collections', async () => {
    const { ok, refused } = client();
    const { token, given, body } = await made();
    await ok('updateCollection', { ...given, body: { ...body, title: 'First', version: 1 } });
    const { body: late } = await refused('updateCollection', 'COLLECTION_CHANGED', {
      ...given,
      body: { ...body, title: 'Second', version: 1 },
    });
    expect(late['details']).toMatchObject({
      version: 2,
      current: { title: 'First', rule: { priceTo: 110 } },
    });
    const { data: before } = await ok('listAdminCollections', { token });
    const ids = before.content.map(({ id }) => id);
    const reversed = ids.toReversed();
    const { data: after } = await ok('orderCollections', { token, body: { ids: reversed } });
    expect(after.content.map(({ id }) => id)).toEqual(reversed);
    await refused('orderCollections', 'COLLECTIONS_CHANGED', { token, body: { ids: ids.slice(1) } });
    await ok('orderCollections', { token, body: { ids } });
    await ok('deleteCollection', given);
  });
}
