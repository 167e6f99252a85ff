import { expect, test } from '@jest/globals';
import type { HomeEditor } from '../../../contract/index.ts';
import { defaultHomeContent, type HomeContent } from '../../../kernel/index.ts';
import { asAdministrator } from '../administrator.ts';
import type { Client } from '../client.ts';

/** The home page is written, published, scheduled and restored by the staff; shoppers see what is due, without what is gone. */
export function contentScenarios(client: () => Client): void {
  const { administrator } = asAdministrator(client);
  const [slide = undefined] = defaultHomeContent.slides;
  const titled = (title: string, change: Partial<HomeContent> = {}): HomeContent => ({
    ...defaultHomeContent,
    slides: slide ? [{ ...slide, title }] : [],
    ...change,
  });
  const editorNow = async (token: string) => (await client().ok('getHomeEditor', { token })).data;
  const shownTitle = async (query: { readonly draft?: string } = {}) =>
    (await client().ok('getHomeContent', { query })).data.slides[0]?.title;
  const saved = async (token: string, content: HomeContent, { version }: Pick<HomeEditor, 'version'>) =>
    (await client().ok('saveHomeDraft', { token, body: { version, content } })).data;
  const published = async (token: string, { version }: HomeEditor, at: string | null = null) =>
    (await client().ok('publishHome', { token, body: { version, at } })).data;

  test('a store that never edited its home page shows the one it came with', async () => {
    const { data } = await client().ok('getHomeContent', {});
    expect(data.slides).toEqual(defaultHomeContent.slides);
    expect(data.parts.map(({ kind }) => kind)).toEqual(['products', 'tiles', 'brand', 'banner']);
    expect(data.parts.at(-1)?.title).toMatch(/^UP TO \d+% OFF$/);
    const editor = await editorNow(await administrator());
    expect(editor).toMatchObject({ version: 0, content: defaultHomeContent, draft: null });
    expect(editor.versions).toMatchObject([{ id: 0, state: 'SHOWN', key: '0' }]);
    expect(editor.pictures.map(({ file }) => file)).toContain('hero-day-wide.webp');
  });

  test('a draft is seen by its key only, until it is published; a previous version comes back as a draft', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const before = await shownTitle();
    const draft = await saved(token, titled(' First \n page '), await editorNow(token));
    expect(draft.content.slides[0]?.title).toBe('First \n page');
    expect(await shownTitle()).toBe(before);
    const { data: preview } = await ok('getHomeContent', { query: { draft: draft.draft?.key ?? '' } });
    expect(preview).toMatchObject({ preview: true, slides: [{ title: 'First \n page' }] });
    expect(await shownTitle({ draft: 'no-such-key' })).toBe(before);
    const first = (await ok('getHomeContent', { query: { draft: '0' } })).data;
    expect(first).toMatchObject({ preview: true, slides: defaultHomeContent.slides });
    const live = await published(token, draft);
    expect(live).toMatchObject({ draft: null, versions: [{ state: 'SHOWN' }, { id: 0, state: 'PAST' }] });
    expect(await shownTitle()).toBe('First \n page');
    const { version } = live;
    await refused('publishHome', 'CONTENT_NO_DRAFT', { token, body: { version, at: null } });
    await refused('discardHomeDraft', 'CONTENT_NO_DRAFT', { token, body: { version } });
    const restore = { token, params: { id: 0 }, body: { version } };
    const { data: restored } = await ok('restoreHome', restore);
    expect(restored.content).toEqual(defaultHomeContent);
    await refused('restoreHome', 'CONTENT_VERSION_NOT_FOUND', {
      ...{ token, params: { id: 9_999_999 }, body: { version: restored.version } },
    });
    const { data: gone } = await ok('discardHomeDraft', { token, body: { version: restored.version } });
    expect(gone).toMatchObject({ draft: null, content: { slides: [{ title: 'First \n page' }] } });
  });

  test('of two editors the second gets what the first has written, and writes over nothing', async () => {
    const { refused } = client();
    const token = await administrator();
    const seen = await editorNow(token);
    await saved(token, titled('Theirs'), seen);
    const body = { version: seen.version, content: titled('Mine') };
    const { body: late } = await refused('saveHomeDraft', 'CONTENT_CHANGED', { token, body });
    expect(late['details']).toMatchObject({ current: { content: { slides: [{ title: 'Theirs' }] } } });
    const { version } = seen;
    await refused('publishHome', 'CONTENT_CHANGED', { token, body: { version, at: null } });
    expect((await editorNow(token)).content.slides[0]?.title).toBe('Theirs');
  });

  test('a version waits for its time, and can be taken back before', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const before = await shownTitle();
    const draft = await saved(token, titled('Later'), await editorNow(token));
    const past = { version: draft.version, at: '2020-01-01T00:00:00.000Z' };
    await refused('publishHome', 'VALIDATION_FAILED', { token, body: past });
    const at = '2120-01-01T00:00:00.000Z';
    const waiting = await published(token, draft, at);
    expect(waiting.draft).toBeNull();
    const [first] = waiting.versions;
    expect(first).toMatchObject({ state: 'SCHEDULED', publishAt: at });
    expect(await shownTitle()).toBe(before);
    expect(await shownTitle({ draft: first?.key ?? '' })).toBe('Later');
    const given = { token, params: { id: first?.id ?? 0 }, body: { version: waiting.version } };
    const { data: back } = await ok('withdrawHome', given);
    expect(back.versions[0]).toMatchObject({ id: first?.id, state: 'WITHDRAWN' });
    const again = { ...given, body: { version: back.version } };
    await refused('withdrawHome', 'CONTENT_NOT_SCHEDULED', again);
    await refused('withdrawHome', 'CONTENT_VERSION_NOT_FOUND', { ...again, params: { id: 0 } });
  });

  test('links that lead nowhere and pictures that are not kept are refused at their place', async () => {
    const { refused } = client();
    const token = await administrator();
    const { version } = await editorNow(token);
    const refuse = async (change: Partial<NonNullable<typeof slide>>) => {
      const slides = slide ? [{ ...slide, ...change }] : [];
      const body = { version, content: { ...defaultHomeContent, slides } };
      const { body: answer } = await refused('saveHomeDraft', 'VALIDATION_FAILED', { token, body });
      return (answer['details'] as { fields: { path: string }[] }).fields.map(({ path }) => path);
    };
    for (const link of [
      '',
      'sale',
      '//example.com',
      'http://example.com',
      '/nowhere',
      '/collections/nothing',
    ])
      expect(await refuse({ link })).toEqual(['content.slides.0.link']);
    for (const link of ['/product/9999999', '/reset-password', '/admin/AdminDashboard'])
      expect(await refuse({ link })).toEqual(['content.slides.0.link']);
    expect(await refuse({ alt: ' ', label: '' })).toEqual(['content.slides.0.label', 'content.slides.0.alt']);
    expect(await refuse({ portrait: { file: 'gone.webp', width: 1, height: 1 } })).toEqual([
      'content.slides.0.portrait',
    ]);
    const many = { version, content: { ...defaultHomeContent, slides: Array(7).fill(slide) } };
    await refused('saveHomeDraft', 'VALIDATION_FAILED', { token, body: many });
  });

  test('what is gone or hidden is left out, and a previous address leads to the current one', async () => {
    const { ok } = client();
    const token = await administrator();
    const slug = `home-${crypto.randomUUID().slice(0, 8)}`;
    const fields = { title: 'Home', description: null, rule: null, products: [101], hidden: false };
    const rest = { from: null, until: null, inMenu: false };
    const { data: made } = await ok('createCollection', { token, body: { ...fields, ...rest, slug } });
    const picture = slide?.wide ?? { file: '', width: 1, height: 1 };
    const tile = (link: string) => ({ name: 'A', alt: 'B', link, picture });
    const links = [`/collections/${slug}?size=M`, '/product/101', '/faq', 'https://example.com/'];
    const content = titled('Links', {
      parts: [
        { kind: 'products', title: 'Row', collection: slug },
        { kind: 'tiles', title: 'Tiles', tiles: links.map(tile) },
      ],
    });
    await published(token, await saved(token, content, await editorNow(token)));
    const shown = async () => {
      const { parts } = (await ok('getHomeContent', {})).data;
      return parts.map((part) =>
        part.kind === 'products'
          ? part.collection
          : part.kind === 'tiles' && part.tiles.map(({ link }) => link),
      );
    };
    expect(await shown()).toEqual([slug, links]);
    const moved = `${slug}-b`;
    const params = { id: made.id };
    const change = { ...fields, ...rest, slug: moved };
    await ok('updateCollection', { token, params, body: { ...change, version: 1 } });
    expect(await shown()).toEqual([moved, [`/collections/${moved}?size=M`, ...links.slice(1)]]);
    await ok('updateCollection', { token, params, body: { ...change, hidden: true, version: 2 } });
    expect(await shown()).toEqual([links.slice(1)]);
    await ok('deleteCollection', { token, params });
    // The others see the page that every store begins with again.
    const { version } = await editorNow(token);
    const { data: restored } = await ok('restoreHome', { token, params: { id: 0 }, body: { version } });
    await published(token, restored);
    expect(await shownTitle()).toBe(slide?.title);
  });
}
