import { expect, test } from '@jest/globals';
import type { NavigationEditor } from '../../../contract/index.ts';
import { demoNavigation } from '../../../demo/index.ts';
import { defaultNavigation, type NavigationContent } from '../../../kernel/index.ts';
import { asAdministrator } from '../administrator.ts';
import type { Client } from '../client.ts';

/** Menu and footer are written, published, scheduled and restored by the staff; shoppers see what is due, without what is gone. */
export function navigationScenarios(client: () => Client): void {
  const { administrator } = asAdministrator(client);
  const linked = (to: string, change: Partial<NavigationContent> = {}): NavigationContent => ({
    ...{ menu: [{ label: 'New In', to: '/NewIn' }], about: '' },
    columns: [{ title: 'Help', links: [{ label: 'A link', to }] }],
    ...change,
  });
  const editorNow = async (token: string) => (await client().ok('getNavigationEditor', { token })).data;
  const saved = async (
    token: string,
    content: NavigationContent,
    { version }: Pick<NavigationEditor, 'version'>,
  ) => (await client().ok('saveNavigationDraft', { token, body: { version, content } })).data;
  const published = async (token: string, { version }: NavigationEditor, at: string | null = null) =>
    (await client().ok('publishNavigation', { token, body: { version, at } })).data;
  const shown = async () => (await client().ok('shop', {})).data.navigation;
  const columnsNow = async () => (await shown())?.columns;
  const restored = async (token: string, id: number, { version }: NavigationEditor) =>
    (await client().ok('restoreNavigation', { token, params: { id }, body: { version } })).data;

  test('the demo has its links, and says of itself what it promises', async () => {
    const navigation = await shown();
    expect(navigation?.menu.map(({ label }) => label)).toEqual([
      'New In',
      'Collections',
      'Man',
      'Woman',
      'Sale',
    ]);
    expect(navigation?.menu.at(-1)?.tone).toBe('sale');
    expect(navigation?.about).toMatch(/ guaranteed for 6 months\.$/);
    expect(navigation?.columns).toEqual(demoNavigation.columns);
    const { data: first } = await client().ok('previewShop', { query: { navigation: '0' } });
    expect(first.navigation).toEqual({ ...navigation, about: '' });
    const editor = await editorNow(await administrator());
    expect(editor).toMatchObject({ content: demoNavigation, draft: null });
    expect(editor.versions).toMatchObject([{ state: 'SHOWN' }, { id: 0, state: 'PAST', key: '0' }]);
    for (const to of ['/faq', '/accessibility', '/collections/sale'])
      expect(editor.targets.map((each) => each.to)).toContain(to);
  });

  test('a draft is seen by its key only, until it is published; a previous version comes back as a draft', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const before = await columnsNow();
    const was = await editorNow(token);
    const content = linked('https://journal.example.com/', { about: ' Since  {{return_days}} days. ' });
    const draft = await saved(token, content, was);
    expect(draft.content.about).toBe('Since {{return_days}} days.');
    expect(await columnsNow()).toEqual(before);
    const { data: preview } = await ok('previewShop', { query: { navigation: draft.draft?.key ?? '' } });
    expect(preview.navigation).toEqual({ ...content, about: 'Since 30 days.' });
    await refused('previewShop', 'NOT_FOUND', { query: { navigation: 'no-such-key' } });
    const live = await published(token, draft);
    expect(live).toMatchObject({ draft: null, versions: [{ state: 'SHOWN' }, { state: 'PAST' }, { id: 0 }] });
    expect(await columnsNow()).toEqual(content.columns);
    const body = { version: live.version };
    await refused('publishNavigation', 'CONTENT_NO_DRAFT', { token, body: { ...body, at: null } });
    await refused('discardNavigationDraft', 'CONTENT_NO_DRAFT', { token, body });
    await refused('restoreNavigation', 'CONTENT_VERSION_NOT_FOUND', {
      token,
      params: { id: 9_999_999 },
      body,
    });
    const first = await restored(token, 0, live);
    expect(first.content).toEqual(defaultNavigation);
    const { data: gone } = await ok('discardNavigationDraft', { token, body: { version: first.version } });
    expect(gone).toMatchObject({ draft: null, content: { columns: content.columns } });
    await published(token, await restored(token, was.versions[0]?.id ?? 0, gone));
    expect(await columnsNow()).toEqual(before);
  });

  test('of two authors the second gets what the first has written; a version waits, and is taken back', async () => {
    const { refused } = client();
    const token = await administrator();
    const seen = await editorNow(token);
    const draft = await saved(token, linked('/terms'), seen);
    const body = { version: seen.version, content: linked('/faq') };
    const { body: late } = await refused('saveNavigationDraft', 'CONTENT_CHANGED', { token, body });
    expect(late['details']).toMatchObject({
      current: { content: { columns: [{ links: [{ to: '/terms' }] }] } },
    });
    const waiting = await published(token, draft, '2199-01-01T00:00:00.000Z');
    const [first] = waiting.versions;
    expect(first).toMatchObject({ state: 'SCHEDULED' });
    const params = { id: first?.id ?? 0 };
    const taken = { token, params, body: { version: waiting.version } };
    const { data: back } = await client().ok('takeBackNavigation', taken);
    expect(back.versions[0]).toMatchObject({ id: first?.id, state: 'WITHDRAWN' });
    const again = { token, body: { version: back.version } };
    await refused('takeBackNavigation', 'CONTENT_NOT_SCHEDULED', { ...again, params });
    await refused('takeBackNavigation', 'CONTENT_VERSION_NOT_FOUND', { ...again, params: { id: 0 } });
  });

  test('an own page is put into the footer, and is left out of it when it is withdrawn', async () => {
    const { ok } = client();
    const token = await administrator();
    const slug = `page-${crypto.randomUUID().slice(0, 8)}`;
    const { data: made } = await ok('createPage', { token, body: { slug, title: 'Our story' } });
    const was = await editorNow(token);
    expect(was.targets).toContainEqual({ kind: 'own-page', label: 'Our story', to: `/pages/${slug}` });
    const draft = await saved(token, linked(`/pages/${slug}`), was);
    // It was not published yet.
    const preview = { query: { navigation: draft.draft?.key ?? '' } };
    expect((await ok('previewShop', preview)).data.navigation?.columns).toEqual([]);
    const params = { page: made.page };
    const content = { title: 'Our story', description: 'Who we are', intro: '', text: 'Words.' };
    const { data: written } = await ok('savePageDraft', {
      token,
      params,
      body: { version: made.version, content },
    });
    const { data: page } = await ok('publishPage', {
      token,
      params,
      body: { version: written.version, at: null },
    });
    const links = [{ label: 'A link', to: `/pages/${slug}` }];
    expect((await ok('previewShop', preview)).data.navigation?.columns).toEqual([{ title: 'Help', links }]);
    await ok('withdrawPage', { token, params, body: { version: page.version } });
    expect((await ok('previewShop', preview)).data.navigation?.columns).toEqual([]);
    await ok('discardNavigationDraft', { token, body: { version: draft.version } });
  });

  test('links that lead nowhere and a menu that is too wide are refused at their place', async () => {
    const { refused } = client();
    const token = await administrator();
    const { version } = await editorNow(token);
    const refuse = async (content: NavigationContent) =>
      (await refused('saveNavigationDraft', 'VALIDATION_FAILED', { token, body: { version, content } }))
        .fields;
    const place = 'content.columns.0.links.0.to';
    for (const to of [
      '/nowhere',
      '/pages/none',
      '/collections/nothing',
      '/product/9999999',
      'javascript:alert(1)',
      '',
    ])
      expect(await refuse(linked(to))).toEqual([place]);
    const site = [{ label: 'Elsewhere', to: 'https://example.com/' }];
    expect(await refuse(linked('/faq', { menu: site }))).toEqual(['content.menu.0.to']);
    const wide = ['/faq', '/terms', '/contact'].map((to) => ({ label: 'A label that is long', to }));
    expect(await refuse(linked('/faq', { menu: wide }))).toEqual(['content.menu.1.label']);
    expect(await refuse(linked('/faq', { about: '{{nope}}' }))).toEqual(['content.about']);
    expect(await refuse(linked('/faq', { columns: [{ title: '', links: [] }] }))).toEqual([
      ...['content.columns.0.title', 'content.columns.0.links'],
    ]);
    expect((await editorNow(token)).version).toBe(version);
  });
}
