import { expect, test } from '@jest/globals';
import { builtInCharts } from '../../../kernel/index.ts';
import { asAdministrator } from '../administrator.ts';
import type { Client } from '../client.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** What files of products name that the store has beside them: colors, tags, size charts. */
export function importNameScenarios(client: () => Client): void {
  const { administrator } = asAdministrator(client);

  test('tags and size charts come from a file, and go back', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const handle = `conf-${crypto.randomUUID().slice(0, 8)}`;
    const query = { name: 'conf.csv' };
    const titles = 'Handle,Name,Description,Price,For,Categories,Tags,Size chart,Color,Size,SKU';
    const row = (chart: string) =>
      `${handle},Conf Tags,A top.,64.50,Women,Tops,"Conf, ${handle} one",${chart},Pine,M,${handle}-m`;
    const file = (chart: string) => bytes([titles, row(chart)].join('\n'));
    const { data: wrong } = await ok('tryImport', { token, query, body: file('No such chart') });
    const { data: problems } = await ok('listImportProblems', { token, params: { id: wrong.id } });
    expect(problems.content).toMatchObject([{ line: 2, column: 'Size chart', text: 'No such chart' }]);

    const { data: first } = await ok('tryImport', { token, query, body: file('womens-tops') });
    await ok('applyImport', { token, params: { id: first.id }, body: { leaveOut: false } });
    const { data: found } = await ok('listAdminProducts', { token, query: { tag: `${handle} one` } });
    const id = found.content[0]?.id ?? 0;
    const params = { id };
    const product = async () => (await ok('getAdminProduct', { token, params })).data;
    expect(await product()).toMatchObject({ tags: ['Conf', `${handle} one`], sizeChart: 1 });
    const { data: part } = await ok('exportProducts', { token, body: { ids: [id] } });
    const { data: same } = await ok('tryImport', { token, query, body: bytes(part.csv) });
    expect(same.counts).toMatchObject({ changes: 0, sameProducts: 1, wrongRows: 0 });

    // Only what the file has is changed: the tag with a comma is one still.
    const { version } = await product();
    const tags = ['Conf, with a comma', 'Conf "quoted"'];
    await ok('setProductTags', { token, params, body: { tags, version } });
    const priced = bytes(`Handle,Price,Size chart\n${handle},70,`);
    const { data: second } = await ok('tryImport', { token, query, body: priced });
    const ofSecond = { token, params: { id: second.id } };
    const { data: changes } = await ok('listImportChanges', ofSecond);
    expect(changes.content.map(({ field, was, becomes }) => [field, was, becomes])).toEqual([
      ['price', '64.50', '70.00'],
      ['sizeChart', "Women's tops", null],
    ]);
    await ok('applyImport', { ...ofSecond, body: { leaveOut: false } });
    expect(await product()).toMatchObject({ price: 7000, tags, sizeChart: null });
    expect((await ok('undoImport', ofSecond)).data).toMatchObject({ undone: 2, kept: 0 });
    expect(await product()).toMatchObject({ price: 6450, tags, sizeChart: 1 });

    // As another store would get it.
    const { data: shared } = await ok('exportProducts', { token, body: { ids: [id] } });
    const elsewhere = bytes(shared.csv.replaceAll(handle, `${handle}-2`));
    const { data: copied } = await ok('tryImport', { token, query, body: elsewhere });
    const ofCopied = { token, params: { id: copied.id } };
    await ok('applyImport', { ...ofCopied, body: { leaveOut: false } });
    const { data: copy } = await ok('listAdminProducts', { token, query: { q: `${handle}-2-m` } });
    expect(copy.content).toMatchObject([{ tags }]);
    await ok('undoImport', ofCopied);

    const tagged = bytes(`SKU,Tags\n${handle}-m,"${handle} ONE, new"`);
    const { data: third } = await ok('tryImport', { token, query, body: tagged });
    const ofThird = { token, params: { id: third.id } };
    await ok('setProductTags', { token, params, body: { tags: [], version: (await product()).version } });
    await refused('applyImport', 'IMPORT_OUTDATED', { ...ofThird, body: { leaveOut: false } });
    const { data: fourth } = await ok('tryImport', { token, query, body: tagged });
    const ofFourth = { token, params: { id: fourth.id } };
    await ok('applyImport', { ...ofFourth, body: { leaveOut: false } });
    expect((await product()).tags).toEqual([`${handle} ONE`, 'new']);
    expect((await ok('undoImport', ofFourth)).data).toMatchObject({ undone: 1, kept: 0 });
    expect((await product()).tags).toEqual([]);
  });

  test('products of Shopify without a color are errors, or get the one that was chosen, once', async () => {
    const { ok } = client();
    const token = await administrator();
    const handle = `conf-${crypto.randomUUID().slice(0, 8)}`;
    const titles =
      'Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty';
    const rows = [`${handle},Conf Sizes,Tops,Size,S,${handle}-s,48.00,3`, `${handle},,,,M,,48.00,0`];
    const body = bytes([titles, ...rows].join('\n'));
    const query = { name: 'shopify.csv', gender: 'FEMALE' as const };
    const { data: without } = await ok('tryImport', { token, query, body });
    expect(without).toMatchObject({ form: 'shopify', counts: { wrongRows: 2, changes: 0 } });
    const unknown = { ...query, color: 'No such color' };
    const { data: wrong } = await ok('tryImport', { token, query: unknown, body });
    const { data: problems } = await ok('listImportProblems', { token, params: { id: wrong.id } });
    expect(problems.content).toMatchObject([{ line: 2, text: 'No such color' }, { line: 3 }]);
    const { data: tried } = await ok('tryImport', { token, query: { ...query, color: 'Pine' }, body });
    expect(tried.counts).toMatchObject({ wrongRows: 0, newProducts: 1, newVariants: 2 });
    const given = { token, params: { id: tried.id } };
    await ok('applyImport', { ...given, body: { leaveOut: false } });
    for (const color of ['Black', undefined]) {
      const again = { ...query, ...(color !== undefined && { color }) };
      const { data: same } = await ok('tryImport', { token, query: again, body });
      expect(same.counts).toMatchObject({ wrongRows: 0, changes: 0, sameProducts: 1, sameVariants: 2 });
    }
    expect((await ok('undoImport', given)).data).toMatchObject({ undone: 3, kept: 0 });
  });

  test('related products come from a file by their handles, in its order, and go back', async () => {
    const { ok } = client();
    const token = await administrator();
    const key = crypto.randomUUID().slice(0, 8);
    const [handle, one, other] = [`conf-${key}`, `conf-${key}-one`, `conf-${key}-two`];
    const tried = async (text: string) =>
      (await ok('tryImport', { token, query: { name: 'conf.csv' }, body: bytes(text) })).data;
    const applied = async (text: string) => {
      const { id } = await tried(text);
      const given = { token, params: { id } };
      await ok('applyImport', { ...given, body: { leaveOut: false } });
      return given;
    };
    const titles = 'Handle,Name,Description,Price,For,Categories';
    const facts = `Conf ${key},A top.,64.50,Women,Tops`;
    const others = await applied(`${titles}\n${one},${facts}\n${other},${facts}`);
    const unknown = await tried(`${titles},Related\n${handle},${facts},"${one}, ${handle}-x"`);
    const { data: wrong } = await ok('listImportProblems', { token, params: { id: unknown.id } });
    expect(wrong.content).toMatchObject([{ line: 2, column: 'Related', text: `${one}, ${handle}-x` }]);

    const made = await applied(`${titles},Related\n${handle},${facts},"${other}, ${one}"`);
    const { data: changes } = await ok('listImportChanges', made);
    const id = changes.content[0]?.productId ?? 0;
    const related = async () => {
      const { data } = await ok('getAdminProduct', { token, params: { id } });
      return (data.related ?? []).map((each) => each.id);
    };
    const [second, first] = await related();
    expect([first, second]).toEqual([expect.any(Number), expect.any(Number)]);
    const { data: part } = await ok('exportProducts', { token, body: { ids: [id] } });
    expect((await tried(part.csv)).counts).toMatchObject({ changes: 0, sameProducts: 1, wrongRows: 0 });
    const priced = await applied(`Handle,Price\n${handle},70`);
    expect(await related()).toEqual([second, first]);
    await ok('undoImport', priced);
    const turned = await applied(`Handle,Related\n${handle},"${one} ${other}"`);
    expect(await related()).toEqual([first, second]);
    const cleared = await applied(`Handle,Related\n${handle},`);
    expect(await related()).toEqual([]);
    expect((await ok('undoImport', cleared)).data).toMatchObject({ undone: 1, kept: 0 });
    expect(await related()).toEqual([first, second]);
    // Drafts that an undo takes away cannot come back beside others.
    const again = await applied(`Handle,Related\n${handle},`);
    await ok('undoImport', others);
    expect((await ok('undoImport', again)).data).toMatchObject({ undone: 0, kept: 1 });
    const { data: kept } = await ok('listImportChanges', { ...again, query: { kind: 'kept' } });
    expect(kept.content).toMatchObject([{ field: 'related', kept: 'A related product is gone' }]);
    expect((await ok('undoImport', turned)).data).toMatchObject({ undone: 0, kept: 1 });
  });

  test('a size chart that was deleted since is no longer given to a product', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const key = crypto.randomUUID().slice(0, 8);
    const [handle, query] = [`conf-${key}`, { name: 'conf.csv' }];
    const [first] = builtInCharts;
    if (!first) throw new Error('The store came without size charts.');
    const { data: draft } = await ok('createSizeChart', {
      ...{ token, body: { content: { ...first.chart, name: `Conf ${key}` } } },
    });
    const ofChart = { token, params: { id: draft.id } };
    const titles = 'Handle,Name,Description,Price,For,Categories,Size chart';
    const file = bytes(`${titles}\n${handle},Conf Chart,A top.,64.50,Women,Tops,conf ${key}`);
    // Shoppers could not see it.
    const { data: early } = await ok('tryImport', { token, query, body: file });
    expect(early.counts).toMatchObject({ wrongRows: 1, changes: 0 });
    await ok('publishSizeChart', { ...ofChart, body: { version: draft.version, at: null } });
    const { data: made } = await ok('tryImport', { token, query, body: file });
    const { data: late } = await ok('tryImport', { token, query, body: file });
    await ok('applyImport', { token, params: { id: made.id }, body: { leaveOut: false } });
    await refused('deleteSizeChart', 'SIZE_CHART_IN_USE', ofChart);

    const clearing = bytes(`Handle,Size chart\n${handle},`);
    const { data: cleared } = await ok('tryImport', { token, query, body: clearing });
    const ofCleared = { token, params: { id: cleared.id } };
    await ok('applyImport', { ...ofCleared, body: { leaveOut: false } });
    const { data: back } = await ok('tryImport', {
      ...{ token, query, body: bytes(`Handle,Size chart\n${handle},Conf ${key}`) },
    });
    await ok('deleteSizeChart', ofChart);
    for (const { id } of [late, back])
      await refused('applyImport', 'IMPORT_OUTDATED', { token, params: { id }, body: { leaveOut: false } });
    expect((await ok('undoImport', ofCleared)).data).toMatchObject({ undone: 0, kept: 1 });
    const { data: kept } = await ok('listImportChanges', { ...ofCleared, query: { kind: 'kept' } });
    expect(kept.content).toMatchObject([{ field: 'sizeChart', kept: 'Its size chart is gone' }]);
  });
}
