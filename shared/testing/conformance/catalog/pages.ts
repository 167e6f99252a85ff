import { expect, test } from '@jest/globals';
import type { PageEditor } from '../../../contract/index.ts';
import {
  defaultPages,
  pageFieldNames,
  plainBlocks,
  shopPages,
  type PageSource,
} from '../../../kernel/index.ts';
import { asAdministrator } from '../administrator.ts';
import type { Backend } from '../backend.ts';
import type { Client } from '../client.ts';
import { purchases } from '../orders/bought.ts';

/** Information pages are written, published, scheduled and restored by the staff, who can add pages of their own. */
export function pageScenarios(client: () => Client): void {
  const { administrator } = asAdministrator(client);
  const source = (text: string, rest: Partial<PageSource> = {}): PageSource => ({
    ...{ title: 'A page', description: 'What it is about', intro: '', text },
    ...rest,
  });
  const editorOf = async (token: string, page: string) =>
    (await client().ok('getPageEditor', { token, params: { page } })).data;
  const saved = async (token: string, { page, version }: PageEditor, content: PageSource) =>
    (await client().ok('savePageDraft', { token, params: { page }, body: { version, content } })).data;
  const published = async (token: string, { page, version }: PageEditor, at: string | null = null) =>
    (await client().ok('publishPage', { token, params: { page }, body: { version, at } })).data;
  const read = async (page: string, query: { readonly draft?: string } = {}) =>
    (await client().ok('getPage', { params: { page }, query })).data;
  const wordsOf = async (page: string, query: { readonly draft?: string } = {}) =>
    plainBlocks((await read(page, query)).sections.flatMap(({ blocks }) => blocks));
  /** The others see the text again that the store came with. */
  const asBefore = async (token: string, page: string) => {
    const { version } = await editorOf(token, page);
    const restore = { token, params: { page, id: 0 }, body: { version } };
    await published(token, (await client().ok('restorePage', restore)).data);
  };
  const newSlug = () => `page-${crypto.randomUUID().slice(0, 8)}`;
  const created = async (token: string, slug = newSlug()) =>
    (await client().ok('createPage', { token, body: { slug, title: 'Our story' } })).data;

  test('a store that never edited its pages shows the texts that it came with, with their numbers filled in', async () => {
    for (const page of shopPages) {
      const shown = await read(page);
      expect(shown.title).toBe(defaultPages[page].title);
      expect(shown.sections.length).toBeGreaterThan(3);
      expect(JSON.stringify(shown)).not.toMatch(/\{\{/);
    }
    expect((await read('returns')).intro).toEqual(['30 days to return, 6 months of warranty.']);
    const { changed, ...written } = defaultPages.faq;
    expect((await read('faq')).changed).toBe(changed);
    const editor = await editorOf(await administrator(), 'faq');
    expect(editor).toMatchObject({ page: 'faq', own: null, version: 0, draft: null, content: written });
    expect(editor.versions).toMatchObject([{ id: 0, state: 'SHOWN', key: '0' }]);
    expect(editor.fields.map(({ name }) => name)).toEqual(pageFieldNames);
    expect(editor.fields.find(({ name }) => name === 'return_days')?.now).toBe('30');
  });

  test('a draft is seen by its key only, until it is published; a previous version comes back as a draft', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const before = await wordsOf('shipping');
    const draft = await saved(
      token,
      await editorOf(token, 'shipping'),
      source('Within {{return_days}} **days**.'),
    );
    expect(await wordsOf('shipping')).toBe(before);
    const preview = await read('shipping', { draft: draft.draft?.key ?? '' });
    expect(preview).toMatchObject({ preview: true, changed: null, title: 'A page' });
    expect(preview.sections).toEqual([
      {
        ...{ id: '', title: '', questions: [] },
        blocks: [{ kind: 'text', text: ['Within 30 ', { words: 'days', strong: true }, '.'] }],
      },
    ]);
    expect(await wordsOf('shipping', { draft: 'no-such-key' })).toBe(before);
    expect((await read('shipping', { draft: 'no-such-key' })).preview).toBeUndefined();
    // The key of one page opens no other.
    expect((await read('terms', { draft: draft.draft?.key ?? '' })).preview).toBeUndefined();
    const live = await published(token, draft);
    expect(live).toMatchObject({ draft: null, versions: [{ state: 'SHOWN' }, { id: 0, state: 'PAST' }] });
    expect(await wordsOf('shipping')).toBe('Within 30 days.');
    expect((await read('shipping')).changed).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await wordsOf('shipping', { draft: '0' })).toBe(before);
    const params = { page: 'shipping' };
    await refused('publishPage', 'CONTENT_NO_DRAFT', {
      token,
      params,
      body: { version: live.version, at: null },
    });
    await refused('discardPageDraft', 'CONTENT_NO_DRAFT', { token, params, body: { version: live.version } });
    await refused('restorePage', 'CONTENT_VERSION_NOT_FOUND', {
      ...{ token, params: { page: 'shipping', id: 9_999_999 }, body: { version: live.version } },
    });
    // A version of one page is none of another.
    const { version } = await editorOf(token, 'terms');
    await refused('restorePage', 'CONTENT_VERSION_NOT_FOUND', {
      ...{ token, params: { page: 'terms', id: live.versions[0]?.id ?? 0 }, body: { version } },
    });
    await asBefore(token, 'shipping');
    expect(await wordsOf('shipping')).toBe(before);
    const { data: again } = await ok('listAdminPages', { token });
    expect(again.content.find(({ page }) => page === 'shipping')).toMatchObject({
      ...{ title: 'Shipping info', own: null, shown: true, draft: false, scheduled: 0 },
      shownSince: expect.any(String),
    });
  });

  test('of two authors the second gets what the first has written, and writes over nothing', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const seen = await editorOf(token, 'privacy');
    await saved(token, seen, source('Theirs'));
    const { version } = seen;
    const late = { token, params: { page: 'privacy' }, body: { version, content: source('Mine') } };
    const { body } = await refused('savePageDraft', 'CONTENT_CHANGED', late);
    expect(body['details']).toMatchObject({ current: { page: 'privacy', content: { text: 'Theirs' } } });
    const now = await editorOf(token, 'privacy');
    expect(now.content.text).toBe('Theirs');
    await ok('discardPageDraft', { token, params: { page: 'privacy' }, body: { version: now.version } });
  });

  test('a version waits for its time, and can be taken back before', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const before = await wordsOf('terms');
    const draft = await saved(token, await editorOf(token, 'terms'), source('Later'));
    const params = { page: 'terms' };
    const past = { version: draft.version, at: '2020-01-01T00:00:00.000Z' };
    await refused('publishPage', 'VALIDATION_FAILED', { token, params, body: past });
    const at = '2120-01-01T00:00:00.000Z';
    const waiting = await published(token, draft, at);
    const [first] = waiting.versions;
    expect(first).toMatchObject({ state: 'SCHEDULED', publishAt: at });
    expect(await wordsOf('terms')).toBe(before);
    const of = { page: 'terms', id: first?.id ?? 0 };
    const { data: back } = await ok('takeBackPageVersion', {
      token,
      params: of,
      body: { version: waiting.version },
    });
    expect(back.versions[0]).toMatchObject({ id: first?.id, state: 'WITHDRAWN' });
    const again = { token, body: { version: back.version } };
    await refused('takeBackPageVersion', 'CONTENT_NOT_SCHEDULED', { ...again, params: of });
    await refused('takeBackPageVersion', 'CONTENT_VERSION_NOT_FOUND', { ...again, params: { ...of, id: 0 } });
  });

  test('unknown fields and links that lead nowhere are refused at their place, with their lines', async () => {
    const { refused } = client();
    const token = await administrator();
    const { version } = await editorOf(token, 'faq');
    const refuse = async (content: PageSource) => {
      const given = { token, params: { page: 'faq' }, body: { version, content } };
      const { body } = await refused('savePageDraft', 'VALIDATION_FAILED', given);
      return (body['details'] as { fields: { path: string; message: string }[] }).fields;
    };
    const [field] = await refuse(source('Fine.\n\nWithin {{refund_time}} days.'));
    expect(field?.path).toBe('content.text');
    expect(field?.message).toMatch(
      /^Line 3: There is no field \{\{refund_time\}\}\. There are: .*return_days/,
    );
    for (const link of ['/nowhere', '/pages/none', '/collections/nothing', '/product/9999999', '#gone'])
      expect(await refuse(source(`[x](${link})`))).toMatchObject([{ path: 'content.text' }]);
    for (const link of ['javascript:alert(1)', '//example.com', 'http://example.com', 'sale', ''])
      expect(await refuse(source(`[x](${link})`))).toMatchObject([{ path: 'content.text' }]);
    expect(await refuse(source('Words', { intro: '{{nope}}' }))).toMatchObject([{ path: 'content.intro' }]);
    expect(await refuse(source(' ', { title: '', description: '' }))).toMatchObject([
      { path: 'content.title' },
      { path: 'content.description' },
      { path: 'content.text' },
    ]);
    expect(await refuse(source('<img src="/x.png">'))).toMatchObject([{ path: 'content.text' }]);
    expect((await editorOf(token, 'faq')).version).toBe(version);
  });

  test('pasted scripts and foreign markup are dropped and named', async () => {
    const { ok } = client();
    const token = await administrator();
    const text = '<p onclick="x()">Read <b>this</b></p>\n\n<script>alert(1)</script>\n\n![cat](/cat.png)';
    const draft = await saved(token, await editorOf(token, 'faq'), source(text));
    expect(draft.content.text).toBe('Read this');
    expect(draft.dropped).toEqual([
      ...['<p> (line 1)', '<b> (line 1)', '</b> (line 1)', '</p> (line 1)'],
      ...['<script> with its content (line 3)', 'a picture (line 5)'],
    ]);
    const body = { version: draft.version };
    const { data: gone } = await ok('discardPageDraft', { token, params: { page: 'faq' }, body });
    expect(gone.dropped).toEqual([]);
  });

  test('an own page is not there until it is published, and no longer once it is withdrawn', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const slug = newSlug();
    const made = await created(token, slug);
    expect(made).toMatchObject({
      ...{ draft: null, versions: [], own: { slug, oldSlugs: [], withdrawnAt: null } },
      content: { title: 'Our story', text: '' },
    });
    await refused('getPage', 'NOT_FOUND', { params: { page: slug }, query: {} });
    const draft = await saved(token, made, source('We began.'));
    await refused('getPage', 'NOT_FOUND', { params: { page: slug }, query: {} });
    expect(await read(slug, { draft: draft.draft?.key ?? '' })).toMatchObject({ preview: true, slug });
    const live = await published(token, draft);
    expect(await read(slug.toUpperCase())).toMatchObject({ title: 'A page', slug });
    const listed = async () => (await ok('listPages', {})).data.map((each) => each.slug);
    expect(await listed()).toContain(slug);
    const params = { page: made.page };
    const { data: gone } = await ok('withdrawPage', { token, params, body: { version: live.version } });
    expect(gone.own?.withdrawnAt).toEqual(expect.any(String));
    await refused('getPage', 'NOT_FOUND', { params: { page: slug }, query: {} });
    expect(await listed()).not.toContain(slug);
    await refused('showPageAgain', 'CONTENT_CHANGED', { token, params, body: { version: live.version } });
    const { data: back } = await ok('showPageAgain', { token, params, body: { version: gone.version } });
    expect(back.own?.withdrawnAt).toBeNull();
    expect((await read(slug)).title).toBe('A page');
    await ok('withdrawPage', { token, params, body: { version: back.version } });
    const { data: pages } = await ok('listAdminPages', { token });
    expect(pages.content.find(({ page }) => page === made.page)).toMatchObject({
      shown: false,
      draft: false,
    });
  });

  test('an address that is taken or a page of the store is refused, and a previous one redirects', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const [first, second, third] = [newSlug(), newSlug(), newSlug()];
    const made = await created(token, first);
    const create = (slug: string) => ({ token, body: { slug, title: 'Another' } });
    for (const slug of ['terms', 'faq', 'shippinginfo', 'checkout', 'collections', first])
      await refused('createPage', 'PAGE_ADDRESS_TAKEN', create(slug));
    for (const slug of ['', 'a b', 'ä', '-a', 'a/b', '..'])
      await refused('createPage', 'VALIDATION_FAILED', create(slug));
    const params = { page: made.page };
    const live = await published(
      token,
      await saved(token, made, source('Words [here](/pages/' + first + ').')),
    );
    const move = { token, params, body: { slug: second, version: live.version } };
    const { data: moved } = await ok('movePage', move);
    expect(moved.own).toMatchObject({ slug: second, oldSlugs: [first] });
    expect(await read(first)).toMatchObject({ slug: second });
    const [block] = (await read(second)).sections[0]?.blocks ?? [];
    expect(block).toEqual({ kind: 'text', text: ['Words ', { words: 'here', to: `/pages/${second}` }, '.'] });
    await refused('createPage', 'PAGE_ADDRESS_TAKEN', create(first));
    await refused('movePage', 'CONTENT_CHANGED', { ...move, body: { slug: third, version: live.version } });
    const other = await created(token, third);
    await refused('movePage', 'PAGE_ADDRESS_TAKEN', {
      ...{ token, params: { page: other.page }, body: { slug: first, version: other.version } },
    });
    // A name that it had is its own again.
    const { data: home } = await ok('movePage', { ...move, body: { slug: first, version: moved.version } });
    expect(home.own).toMatchObject({ slug: first, oldSlugs: [second] });
    for (const each of [home, other])
      await ok('withdrawPage', { token, params: { page: each.page }, body: { version: each.version } });
    await refused('movePage', 'PAGE_NOT_FOUND', {
      ...{ token, params: { page: 'terms' } },
      body: { slug: newSlug(), version: (await editorOf(token, 'terms')).version },
    });
    await refused('getPageEditor', 'PAGE_NOT_FOUND', { token, params: { page: '999999999' } });
    await refused('getPageEditor', 'VALIDATION_FAILED', { token, params: { page: 'home' } });
  });

  test('an order keeps which terms and returns were shown when it was placed', async () => {
    const { ok } = client();
    const token = await administrator();
    const { buy } = purchases(client, () => ({}) as Backend);
    const inForce = async (orderId: string) =>
      (await ok('getAdminOrder', { token, params: { id: orderId } })).data.pagesInForce;
    const live = await published(
      token,
      await saved(token, await editorOf(token, 'returns'), source('Ours.')),
    );
    const id = live.versions.find(({ state }) => state === 'SHOWN')?.id ?? 0;
    const { orderId } = await buy(5);
    const { versions } = await editorOf(token, 'terms');
    const terms = versions.find(({ state }) => state === 'SHOWN')?.id;
    const kept = await inForce(orderId);
    expect(kept?.map(({ page, version }) => [page, version])).toEqual([
      ['terms', terms],
      ['returns', id],
    ]);
    await asBefore(token, 'returns');
    expect(await inForce(orderId)).toEqual(kept);
    // Its text of then is found by the key.
    expect(await wordsOf('returns', { draft: kept?.[1]?.key ?? '' })).toBe('Ours.');
  });
}
