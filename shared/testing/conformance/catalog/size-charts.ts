import { expect, test } from '@jest/globals';
import type { SizeChartEditor } from '../../../contract/index.ts';
import { builtInCharts, defaultCharts, dollarsFromCents, type SizeChart } from '../../../kernel/index.ts';
import { asAdministrator } from '../administrator.ts';
import type { Client } from '../client.ts';

/** Size charts are written, published and chosen by the staff; shoppers see those that apply. */
export function sizeChartScenarios(client: () => Client): void {
  const { administrator } = asAdministrator(client);
  let made = 0;
  const chartNamed = (name: string, changes: Partial<SizeChart> = {}): SizeChart => ({
    ...{ name, label: 'Own', garment: 'tops', unit: 'in' },
    columns: [
      { kind: 'Chest', title: 'Chest' },
      { kind: 'words', title: 'EU' },
    ],
    rows: [
      { size: 'S', cells: [[34, 36], '46'] },
      { size: 'M', cells: [[36.5, 38], null] },
    ],
    ...changes,
  });
  /** Names are unique in a store. */
  const newName = () => {
    made += 1;
    return `Chart ${String(made)} ${String(Date.now() % 1e6)}`;
  };
  const create = async (token: string, name = newName()) =>
    (await client().ok('createSizeChart', { token, body: { content: chartNamed(name) } })).data;
  const publish = async (token: string, { id, version }: SizeChartEditor, at: string | null = null) =>
    (await client().ok('publishSizeChart', { token, params: { id }, body: { version, at } })).data;
  const shownOf = async (query: { readonly product?: number; readonly draft?: string } = {}) =>
    (await client().ok('getSizeCharts', { query })).data;

  test('a store that never wrote a chart shows those that it came with', async () => {
    const { charts } = await shownOf();
    expect(charts.slice(0, 6)).toEqual(defaultCharts);
    expect((await shownOf({ product: 101 })).charts.map(({ id }) => id)).toEqual([2]);
    await client().refused('getSizeCharts', 'PRODUCT_NOT_FOUND', { query: { product: 999_999 } });
  });

  test('a draft is seen by its key only; published, its products show it; the first version comes back', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const params = { id: 3 };
    const [, , first] = builtInCharts;
    const { data: before } = await ok('getSizeChart', { token, params });
    expect(before).toMatchObject({
      builtIn: true,
      content: first?.chart,
      versions: [{ id: 0, state: 'SHOWN' }],
    });
    const content = chartNamed("Women's shoes", {
      ...{ garment: 'shoes', label: 'Shoes', columns: [{ kind: 'Foot length', title: 'x' }] },
      rows: [{ size: 'US 5', cells: [[8.5, 9]] }],
    });
    const { version } = before;
    const { data: draft } = await ok('saveSizeChartDraft', { token, params, body: { version, content } });
    expect(draft.content.columns).toEqual([{ kind: 'Foot length', title: 'Foot length' }]);
    const chart = async (query = {}) => (await shownOf(query)).charts.find(({ id }) => id === 3);
    expect((await chart())?.unit).toBe('cm');
    const preview = await shownOf({ draft: draft.draft?.key ?? '' });
    expect([preview.preview, preview.charts.find(({ id }) => id === 3)?.unit]).toEqual([3, 'in']);
    expect((await shownOf({ draft: 'no-such-key' })).preview).toBeUndefined();
    const live = await publish(token, draft);
    expect(live.versions).toMatchObject([{ state: 'SHOWN' }, { id: 0, state: 'PAST' }]);
    expect((await chart())?.unit).toBe('in');
    await refused('saveSizeChartDraft', 'CONTENT_CHANGED', { token, params, body: { version, content } });
    const rewritten = await ok('saveSizeChartDraft', {
      token,
      params,
      body: { version: live.version, content },
    });
    const { data: discarded } = await ok('discardSizeChartDraft', {
      ...{ token, params, body: { version: rewritten.data.version } },
    });
    const { data: restored } = await ok('restoreSizeChart', {
      ...{ token, params: { id: 3, version: 0 }, body: { version: discarded.version } },
    });
    expect(restored.content).toEqual(first?.chart);
    const later = await publish(token, restored, '2120-01-01T00:00:00.000Z');
    expect((await chart())?.unit).toBe('in');
    const waits = { id: 3, version: later.versions[0]?.id ?? 0 };
    const { data: back } = await ok('withdrawSizeChart', {
      ...{ token, params: waits, body: { version: later.version } },
    });
    expect(back.versions[0]?.state).toBe('WITHDRAWN');
    await refused('withdrawSizeChart', 'CONTENT_NOT_SCHEDULED', {
      ...{ token, params: waits, body: { version: back.version } },
    });
    const again = await ok('restoreSizeChart', {
      ...{ token, params: { id: 3, version: 0 }, body: { version: back.version } },
    });
    await publish(token, again.data);
    expect((await chart())?.unit).toBe('cm');
  });

  test('a chart with a gap is refused at its place, and so is a name that another one has', async () => {
    const { refused } = client();
    const token = await administrator();
    const rows = [
      { size: 'S', cells: [[34, 36] as const, null] },
      { size: 'M', cells: [[38, 39] as const, null] },
      { size: 'L', cells: [null, 'x'] },
    ];
    const body = { content: chartNamed(newName(), { rows }) };
    const { body: answer } = await refused('createSizeChart', 'VALIDATION_FAILED', { token, body });
    expect(answer['details']).toMatchObject({
      fields: [
        {
          path: 'content.rows.1.cells.0',
          message: 'A gap: S ends at 36, and this begins at 38. Begin at 37, or let S end later.',
        },
        { path: 'content.rows.2.cells.0', message: 'Enter Chest: a cell without it is a gap.' },
      ],
    });
    const { body: taken } = await refused('createSizeChart', 'VALIDATION_FAILED', {
      ...{ token, body: { content: chartNamed("women's TOPS") } },
    });
    expect(taken['details']).toMatchObject({ fields: [{ path: 'content.name' }] });
  });

  test('a chart of its own is chosen for a category and for a product once it is published', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const draft = await create(token);
    const { id, version, content } = draft;
    expect(draft).toMatchObject({ builtIn: false, versions: [], uses: [], products: 0 });
    await refused('discardSizeChartDraft', 'CONTENT_ONLY_DRAFT', {
      token,
      params: { id },
      body: { version },
    });
    const use = { gender: 'FEMALE', category: 'Leggings' } as const;
    const choice = { token, body: { ...use, chart: id } };
    await refused('setSizeChartUse', 'SIZE_CHART_UNPUBLISHED', choice);
    await publish(token, draft);
    const { data: uses } = await ok('setSizeChartUse', choice);
    expect(uses.uses).toContainEqual({ ...use, chart: id });
    expect(uses.charts).toContainEqual({ id, name: content.name });
    expect(uses.categories).toContain('Leggings');
    expect((await ok('getSizeChartUses', { token })).data).toEqual(uses);
    expect((await shownOf({ product: 101 })).charts).toEqual([{ id, ...content }]);
    const { data: list } = await ok('listSizeCharts', { token, query: { q: content.name.toUpperCase() } });
    expect(list).toMatchObject({
      count: 1,
      content: [{ id, sizes: 'S–M', state: 'SHOWN', draft: false, uses: [{ ...use, chart: id }] }],
    });
    await refused('deleteSizeChart', 'SIZE_CHART_IN_USE', { token, params: { id } });
    const back = await ok('setSizeChartUse', { token, body: { ...use, chart: null } });
    expect(back.data.uses).not.toContainEqual({ ...use, chart: id });
    expect((await shownOf({ product: 101 })).charts.map((chart) => chart.id)).toEqual([2]);
    await ok('deleteSizeChart', { token, params: { id } });
    await refused('getSizeChart', 'SIZE_CHART_NOT_FOUND', { token, params: { id } });
    await refused('setSizeChartUse', 'SIZE_CHART_NOT_FOUND', choice);
    await refused('deleteSizeChart', 'SIZE_CHART_IN_USE', { token, params: { id: 1 } });
  });

  test('a product has a chart of its own in place of those of its categories', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const { id: chart, content } = await publish(token, await create(token));
    const { data: options } = await ok('getProductOptions', { token });
    expect(options.sizeCharts).toContainEqual({ id: chart, name: content.name });
    const { data: product } = await ok('getAdminProduct', { token, params: { id: 104 } });
    expect(product.sizeChart).toBeNull();
    const { name, description, details, gender, categories, releasedAt } = product;
    const { limited, fitNote, keywords, setOf, fiberContent, originCountry } = product;
    const fields = {
      ...{ name, description, details, gender, categories, releasedAt, limited, fitNote },
      ...{ keywords, setOf, fiberContent, originCountry, compareAtPrice: null },
      price: dollarsFromCents(product.price),
      variants: product.variants.map(({ color, size, sku, gtin, weightGrams, cost }) => ({
        ...{ color: color.id, size, sku, gtin, weightGrams },
        cost: cost === null ? null : dollarsFromCents(cost),
      })),
    };
    const update = { token, params: { id: 104 } };
    await refused('updateProduct', 'VALIDATION_FAILED', {
      ...{ ...update, body: { ...fields, sizeChart: 999_999, version: product.version } },
    });
    const { data: changed } = await ok('updateProduct', {
      ...{ ...update, body: { ...fields, sizeChart: chart, version: product.version } },
    });
    expect(changed.sizeChart).toBe(chart);
    expect(changed.changes[0]?.fields).toEqual([{ name: 'sizeChart', was: '', is: content.name }]);
    expect((await shownOf({ product: 104 })).charts.map(({ id }) => id)).toEqual([chart]);
    expect((await shownOf()).charts.map(({ id }) => id)).toContain(chart);
    expect((await ok('getProduct', { params: { id: 104 } })).data.sizeChart).toBe(chart);
    // An older release leaves the field out: the chart stays.
    const { data: same } = await ok('updateProduct', {
      ...{ ...update, body: { ...fields, version: changed.version } },
    });
    expect(same.sizeChart).toBe(chart);
    await refused('deleteSizeChart', 'SIZE_CHART_IN_USE', { token, params: { id: chart } });
    const { data: none } = await ok('updateProduct', {
      ...{ ...update, body: { ...fields, sizeChart: null, version: same.version } },
    });
    expect(none.sizeChart).toBeNull();
    expect((await ok('getProduct', { params: { id: 104 } })).data.sizeChart).toBeUndefined();
  });
}
