import { expect, test } from '@jest/globals';
import { asAdministrator } from '../administrator.ts';
import type { Client } from '../client.ts';

/** What took the place of a collection or an own page is answered in an open page, too, which does not know redirects. */
export function redirectScenarios(client: () => Client): void {
  const { administrator } = asAdministrator(client);
  const newSlug = () => `conf-${crypto.randomUUID().slice(0, 8)}`;
  const redirected = async (from: string, to: string) => {
    const token = await administrator();
    const { data } = await client().ok('addRedirect', { token, body: { from, to } });
    return () => client().ok('removeRedirect', { token, params: { id: String(data.id) } });
  };

  test('a collection is found by an address that leads to it, with its products and its own address', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const [before, slug] = [newSlug(), newSlug()];
    const body = {
      ...{ slug, title: 'What came then', description: null, rule: null, products: [101] },
      ...{ hidden: false, from: null, until: null, inMenu: false },
    };
    const { data: made } = await ok('createCollection', { token, body });
    const remove = await redirected(`/collections/${before}`, `/collections/${slug}`);
    const asked = before.toUpperCase();
    expect((await ok('getCollection', { params: { slug: asked } })).data.slug).toBe(slug);
    const { data: products } = await ok('listProducts', { query: { collection: asked } });
    expect(products.map(({ id }) => id)).toEqual([101]);
    expect((await ok('facets', { query: { collection: asked } })).data).toEqual(
      (await ok('facets', { query: { collection: slug } })).data,
    );
    await ok('deleteCollection', { token, params: { id: made.id } });
    await refused('getCollection', 'COLLECTION_NOT_FOUND', { params: { slug: before } });
    await ok('restoreCollection', { token, params: { id: made.id } });
    await remove();
    await refused('getCollection', 'COLLECTION_NOT_FOUND', { params: { slug: before } });
    await refused('listProducts', 'COLLECTION_NOT_FOUND', { query: { collection: before } });
    await ok('deleteCollection', { token, params: { id: made.id } });
  });

  test('a part of a collection, or a page of another kind, only has the redirect of its whole address', async () => {
    const { refused } = client();
    const [part, page] = [newSlug(), newSlug()];
    const removals = [
      await redirected(`/collections/${part}`, '/collections/sale?size=M'),
      await redirected(`/collections/${page}`, '/faq'),
      await redirected(`/pages/${page}`, '/collections/sale'),
    ];
    for (const slug of [part, page])
      await refused('getCollection', 'COLLECTION_NOT_FOUND', { params: { slug } });
    await refused('getPage', 'NOT_FOUND', { params: { page }, query: {} });
    for (const remove of removals) await remove();
  });

  test('a withdrawn own page leads to the one that took its place, and is itself when it is shown again', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const published = async (slug: string) => {
      const { data: made } = await ok('createPage', { token, body: { slug, title: slug } });
      const params = { page: made.page };
      const content = { title: slug, description: 'About it', intro: '', text: 'Words' };
      const draft = await ok('savePageDraft', { token, params, body: { version: made.version, content } });
      const body = { version: draft.data.version, at: null };
      return (await ok('publishPage', { token, params, body })).data;
    };
    const read = async (page: string) => (await ok('getPage', { params: { page }, query: {} })).data;
    const [before, slug] = [newSlug(), newSlug()];
    const [old, current] = [await published(before), await published(slug)];
    const of = ({ page, version }: typeof old) => ({ token, params: { page }, body: { version } });
    const { data: gone } = await ok('withdrawPage', of(old));
    const remove = await redirected(`/pages/${before}`, `/pages/${slug}`);
    expect(await read(before)).toMatchObject({ title: slug, slug });
    const { data: back } = await ok('showPageAgain', of(gone));
    expect(await read(before)).toMatchObject({ title: before, slug: before });
    await ok('withdrawPage', of(back));
    await remove();
    await refused('getPage', 'NOT_FOUND', { params: { page: before }, query: {} });
    await ok('withdrawPage', of(current));
  });
}
