import { expect, test } from '@jest/globals';
import type { Client } from '../client.ts';
import { asAdministrator } from '../administrator.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const head = 'Handle,Name,Description,Price,For,Categories,Color,Size,SKU,Stock';

/** Files of products: tried, applied, undone, exported. */
export function importScenarios(client: () => Client): void {
  const { administrator } = asAdministrator(client);

  test('a file of products is tried, applied once, and undone', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const handle = `conf-${crypto.randomUUID().slice(0, 8)}`;
    const rows = [
      `${handle},Conf Import,A top.,64.50,Women,Tops,Pine,M,${handle}-m,3`,
      `${handle},,,,,,Pine,L,${handle}-l,`,
      `${handle}-x,Wrong,A top.,"64,50",Women,Tops,Pine,M,${handle}-x,3`,
    ];
    const upload = { token, query: { name: 'conf.csv' } };
    const { data: tried } = await ok('tryImport', { ...upload, body: bytes([head, ...rows].join('\n')) });
    expect(tried).toMatchObject({
      ...{ name: 'conf.csv', form: 'own', state: 'TRIED', undone: 0, kept: 0, appliedAt: null },
      counts: { rows: 3, wrongRows: 1, newProducts: 1, newVariants: 2, changes: 3 },
    });
    const given = { token, params: { id: tried.id } };
    const { data: wrong } = await ok('listImportProblems', given);
    expect(wrong).toMatchObject({
      count: 1,
      next: null,
      content: [{ line: 4, column: 'Price', text: '64,50' }],
    });
    await refused('applyImport', 'IMPORT_HAS_ERRORS', { ...given, body: { leaveOut: false } });
    await refused('undoImport', 'IMPORT_DONE', given);
    const { data: applied } = await ok('applyImport', { ...given, body: { leaveOut: true } });
    expect(applied).toMatchObject({ state: 'APPLIED', appliedBy: expect.any(String) });
    await refused('applyImport', 'IMPORT_DONE', { ...given, body: { leaveOut: true } });
    const { data: found } = await ok('listAdminProducts', { token, query: { q: `${handle}-m` } });
    expect(found.content).toMatchObject([
      { name: 'Conf Import', state: 'DRAFT', price: 6450, free: 3, variants: 2 },
    ]);

    const again = { ...upload, body: bytes(`SKU;Price;Stock\r\n${handle}-m;70;+2\r\n`) };
    const { data: second } = await ok('tryImport', again);
    const ofSecond = { token, params: { id: second.id } };
    const { data: changes } = await ok('listImportChanges', { ...ofSecond, query: { kind: 'stock' } });
    expect(changes.content).toMatchObject([
      { line: 2, field: 'stockBy', was: '3', becomes: '+2', variant: 'Pine, M' },
    ]);
    const [product] = found.content;
    const price = { price: 60, compareAtPrice: null, version: product?.version };
    await ok('setProductPrice', { token, params: { id: product?.id ?? 0 }, body: price });
    await refused('applyImport', 'IMPORT_OUTDATED', { ...ofSecond, body: { leaveOut: false } });

    const { data: third } = await ok('tryImport', again);
    const ofThird = { token, params: { id: third.id } };
    await ok('applyImport', { ...ofThird, body: { leaveOut: false } });
    expect((await ok('undoImport', ofThird)).data).toMatchObject({ state: 'UNDONE', undone: 2, kept: 0 });
    // The product was changed since its import, and stays.
    expect((await ok('undoImport', given)).data).toMatchObject({ undone: 0, kept: 3 });
    const { data: part } = await ok('exportProducts', { token, body: { q: `${handle}-m` } });
    expect(part).toMatchObject({ rows: 2, next: null });
    expect((await ok('tryImport', { ...upload, body: bytes(part.csv) })).data.counts).toMatchObject({
      ...{ changes: 0, sameProducts: 1, sameVariants: 2, wrongRows: 0 },
    });
    const { data: list } = await ok('listImports', { token });
    expect(list.content.find(({ id }) => id === third.id)).toMatchObject({ state: 'UNDONE' });
    expect((await ok('getImport', given)).data.state).toBe('UNDONE');
  });

  test('a file of tax rules is tried, applied and undone; what the page Taxes refuses is refused', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const name = `District ${crypto.randomUUID().slice(0, 8)}`;
    const titles = 'State,Who taxes,Name,ZIP codes,Rate (%),First day,Last day';
    const rows = [
      `California,District,${name},94016 941,0.5,1/1/2026,`,
      `CA,District,${name} X,941,15.5,,`,
      `CA,District,${name} Y,021,0.5,,`,
      `CA,District,${name},94016,0.75,2026-06-01,`,
    ];
    const upload = { token, query: { name: 'rules.csv', of: 'tax-rules' as const } };
    const file = bytes([titles, ...rows].join('\n'));
    const { data: tried } = await ok('tryImport', { ...upload, body: file });
    expect(tried).toMatchObject({
      ...{ of: 'tax-rules', form: 'own', state: 'TRIED' },
      counts: { rows: 4, wrongRows: 4, newProducts: 0, changes: 0 },
    });
    const { data: wrong } = await ok('listImportProblems', { token, params: { id: tried.id } });
    expect(wrong.content.map(({ line, column }) => [line, column]).toSorted()).toEqual([
      [2, 'First day'],
      [3, 'Rate (%)'],
      [4, 'ZIP codes'],
      [5, 'First day'],
    ]);
    const good = bytes([titles, `CA,District,${name},94016 941,0.5,1/1/2026,`].join('\n'));
    const { data: second } = await ok('tryImport', { ...upload, body: good });
    const given = { token, params: { id: second.id } };
    const { data: changes } = await ok('listImportChanges', { ...given, query: { kind: 'new' } });
    expect(changes.content).toMatchObject([{ line: 2, field: 'new rule', was: null, becomes: '0.5' }]);
    const { data: applied } = await ok('applyImport', { ...given, body: { leaveOut: false } });
    expect(applied.state).toBe('APPLIED');
    const ruleOf = async () => {
      const { rules } = (await ok('getDetailedTaxRules', { token })).data;
      return rules.find((rule) => rule.name === name);
    };
    expect(await ruleOf()).toMatchObject({
      ...{ state: 'CA', level: 'district', rate: 0.5, from: '2026-01-01', until: null },
      ...{ zips: ['94016', '941'], thing: null, limit: null },
    });
    const changed = bytes([titles, `CA,District,${name},94016 941,0.625,2026-01-01,2026-12-31`].join('\n'));
    const { data: third } = await ok('tryImport', { ...upload, body: changed });
    expect(third.counts).toMatchObject({ changedProducts: 1, changes: 2 });
    const ofThird = { token, params: { id: third.id } };
    await ok('applyImport', { ...ofThird, body: { leaveOut: false } });
    expect(await ruleOf()).toMatchObject({ rate: 0.625, until: '2026-12-31' });
    const { data: part } = await ok('exportTaxRules', { token });
    const { data: same } = await ok('tryImport', { ...upload, body: bytes(part.csv) });
    expect(same.counts).toMatchObject({ rows: part.rows, changes: 0, wrongRows: 0 });
    // The first one was changed since, and stays until the change is undone.
    expect((await ok('undoImport', ofThird)).data).toMatchObject({ undone: 2, kept: 0 });
    expect(await ruleOf()).toMatchObject({ rate: 0.5, until: null });
    expect((await ok('undoImport', given)).data).toMatchObject({ state: 'UNDONE', undone: 1, kept: 0 });
    expect(await ruleOf()).toBeUndefined();
    const { data: list } = await ok('listImports', { token, query: { of: 'tax-rules' } });
    expect(list.content.map(({ id }) => id)).toContain(second.id);
    const { data: products } = await ok('listImports', { token });
    expect(products.content.map(({ id }) => id)).not.toContain(second.id);
    await refused('tryImport', 'IMPORT_HEADER_UNKNOWN', { ...upload, body: bytes('State,Tax\nCA,5') });
  });

  test('old addresses are added, imported as Shopify exports them, and lead on', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const key = crypto.randomUUID().slice(0, 8);
    const to = async (path: string) => (await ok('findRedirect', { query: { path } })).data.to;
    const { data: added } = await ok('addRedirect', {
      ...{ token, body: { from: `/Pages/${key}/`, to: '/faq' } },
    });
    expect(added).toMatchObject({ from: `/pages/${key}`, to: '/faq' });
    expect(await to(`/pages/${key.toUpperCase()}`)).toBe('/faq');
    const problem = async (from: string, target: string) => {
      const { body } = await refused('addRedirect', 'VALIDATION_FAILED', {
        token,
        body: { from, to: target },
      });
      const { fields } = body['details'] as { readonly fields: readonly { path: string; message: string }[] };
      return fields[0];
    };
    expect(await problem('/faq', '/terms')).toMatchObject({ path: 'from' });
    expect(await problem('/dashboard/orders/1', '/terms')).toMatchObject({ path: 'from' });
    expect(await problem(`/a/${key}?b=1`, '/terms')).toMatchObject({ path: 'from' });
    expect(await problem(`/a/${key}`, '/nowhere')).toMatchObject({ path: 'to' });
    expect(await problem(`/a/${key}`, 'https://example.com/')).toMatchObject({ path: 'to' });
    expect((await problem(`/a/${key}`, `/pages/${key}`))?.message).toMatch(/leads on to \/faq/);

    const [product] = (await ok('listAdminProducts', { token, query: { state: 'PUBLISHED' } })).data.content;
    const { data: shown } = await ok('exportProducts', { token, body: { ids: [product?.id ?? 0] } });
    const handle = /^"([^"]+)"/m.exec(shown.csv.split('\r\n')[1] ?? '')?.[1] ?? '';
    const target = `/product/${String(product?.id)}`;
    expect(await to(`/products/${handle}`)).toBe(target);
    expect(await to(`/collections/all/products/${handle}`)).toBe(target);
    expect(await to(`/products/${handle}-${key}`)).toBeNull();

    const rows = [
      `/products/${key},/products/${handle}`,
      `/pages/${key},/terms`,
      `/a/${key},/nowhere`,
      `/products/${key},/faq`,
    ];
    const query = { name: 'redirects.csv', of: 'redirects' as const };
    const body = bytes(['Redirect from,Redirect to', ...rows].join('\n'));
    const { data: tried } = await ok('tryImport', { token, query, body });
    expect(tried.counts).toMatchObject({
      rows: 4,
      wrongRows: 2,
      newProducts: 1,
      changedProducts: 1,
      changes: 2,
    });
    const given = { token, params: { id: tried.id } };
    await ok('applyImport', { ...given, body: { leaveOut: true } });
    expect([await to(`/products/${key}`), await to(`/pages/${key}`)]).toEqual([target, '/terms']);
    const { data: part } = await ok('exportRedirects', { token, body: { q: key } });
    expect([part.rows, part.next]).toEqual([2, null]);
    expect(part.csv).toContain('Redirect from');
    const other = { from: `/products/${key}`, to: '/faq' };
    const { body: taken } = await refused('addRedirect', 'REDIRECT_EXISTS', { token, body: other });
    expect(taken['details']).toMatchObject({
      fields: [{ path: 'from', message: expect.stringContaining(`leads to ${target} already`) }],
    });
    expect(await to(other.from)).toBe(target);
    await ok('addRedirect', { token, body: { from: other.from, to: target } });
    const later = bytes(`Redirect from,Redirect to\n${other.from},${other.to}`);
    const { data: second } = await ok('tryImport', { token, query, body: later });
    await ok('applyImport', { token, params: { id: second.id }, body: { leaveOut: false } });
    expect((await ok('undoImport', given)).data).toMatchObject({ undone: 1, kept: 1 });
    expect([await to(`/products/${key}`), await to(`/pages/${key}`)]).toEqual(['/faq', '/faq']);
    const { data: found } = await ok('listRedirects', { token, query: { q: key.toUpperCase() } });
    expect(found.content.map(({ from }) => from)).toEqual([`/pages/${key}`, `/products/${key}`]);
    for (const { id } of found.content) await ok('removeRedirect', { token, params: { id: String(id) } });
    await refused('removeRedirect', 'REDIRECT_NOT_FOUND', { token, params: { id: String(added.id) } });
    expect(await to(`/pages/${key}`)).toBeNull();
  });

  test('a redirect to a page that is gone since its file was tried is not imported, nor is a rule without its registration', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const key = crypto.randomUUID().slice(0, 8);
    const collection = {
      ...{ slug: `conf-${key}`, title: 'Gone soon', description: null, rule: null, products: [101] },
      ...{ hidden: false, from: null, until: null, inMenu: false },
    };
    const { data: made } = await ok('createCollection', { token, body: collection });
    const tried = async (of: 'redirects' | 'tax-rules', lines: readonly string[]) => {
      const query = { name: 'file.csv', of };
      const { data } = await ok('tryImport', { token, query, body: bytes(lines.join('\n')) });
      expect(data.counts).toMatchObject({ wrongRows: 0 });
      return { token, params: { id: data.id }, body: { leaveOut: false } };
    };
    const redirects = await tried('redirects', [
      'Redirect from,Redirect to',
      `/a/${key},/faq`,
      `/b/${key},/collections/conf-${key}`,
    ]);
    await ok('deleteCollection', { token, params: { id: made.id } });
    const { body: dead } = await refused('applyImport', 'IMPORT_OUTDATED', redirects);
    expect(dead['details']).toEqual({ lines: [3] });
    expect((await ok('findRedirect', { query: { path: `/a/${key}` } })).data.to).toBeNull();

    const { taxRegistrations = [] } = (await ok('getSettings', { token })).data;
    const [registered] = taxRegistrations.filter(({ until }) => until === null);
    const { id = 0, version: _, ...registration } = registered ?? {};
    const rules = await tried('tax-rules', [
      'State,What is taxed,Rate (%),First day,Last day',
      `${registered?.state ?? ''},Shipping,1,2998-01-01,2998-12-31`,
    ]);
    await ok('removeTaxRegistration', { token, params: { id: String(id) } });
    const { body: unregistered } = await refused('applyImport', 'IMPORT_OUTDATED', rules);
    expect(unregistered['details']).toEqual({ lines: [2] });
    await ok('addTaxRegistration', { token, body: registration });
    await ok('applyImport', rules);
    await ok('undoImport', { token, params: rules.params });
  });

  test('what is no file of products is refused with the reason', async () => {
    const { refused } = client();
    const token = await administrator();
    const upload = { token, query: { name: 'conf.csv' } };
    await refused('tryImport', 'IMPORT_EMPTY', { ...upload, body: new Uint8Array() });
    await refused('tryImport', 'IMPORT_NOT_TEXT', { ...upload, body: new Uint8Array([0xff, 0xfe, 65, 0]) });
    await refused('tryImport', 'IMPORT_QUOTE_OPEN', { ...upload, body: bytes('SKU,Stock\n"A') });
    const { body } = await refused('tryImport', 'IMPORT_HEADER_UNKNOWN', {
      ...upload,
      body: bytes('SKU,Colour\nA,B'),
    });
    expect(body['details']).toMatchObject({ words: expect.stringContaining('“Colour”') });
    const unknown = { token, params: { id: crypto.randomUUID() } };
    await refused('getImport', 'IMPORT_NOT_FOUND', unknown);
    await refused('listImportChanges', 'IMPORT_NOT_FOUND', unknown);
  });
}
