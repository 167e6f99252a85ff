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
