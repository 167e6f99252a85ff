import { expect, test } from '@jest/globals';
import { builtInCharts } from './default-charts.ts';
import { adviseSize, sizeToUse, type Body } from './find-size.ts';
import { isBodyMeasure, type SizeChart } from './size-chart.ts';
import { shownLength, type SizeRange } from './size-units.ts';

const charts = builtInCharts.map(({ chart }) => ({
  ...chart,
  rows: chart.rows.map(({ size, cells }) => ({ size, cells: cells as readonly SizeRange[] })),
}));
type Chart = (typeof charts)[number];

/** Measurements with a value in each column's range. */
const bodyOf = ({ columns }: Chart, values: readonly SizeRange[], pick: (range: SizeRange) => number): Body =>
  Object.fromEntries(
    columns.flatMap(({ kind }, column) =>
      isBodyMeasure(kind) ? [[kind, pick(values[column] ?? [0, 0])]] : [],
    ),
  );
const advise = adviseSize;
const chartOf = (id: number): SizeChart => {
  const found = builtInCharts.find((each) => each.id === id)?.chart;
  if (!found) throw new Error(`There is no chart ${String(id)}.`);
  return found;
};

test('the middle and both ends of every row find that row', () => {
  const picks = [([a, b]: SizeRange) => (a + b) / 2, ([a]: SizeRange) => a, ([, b]: SizeRange) => b];
  for (const chart of charts) {
    for (const { size, cells: values } of chart.rows) {
      for (const pick of picks) {
        expect(advise(chart, bodyOf(chart, values, pick))).toEqual({ kind: 'fits', size });
      }
    }
  }
});

test('between two rows both are named, and the larger one is suggested', () => {
  for (const chart of charts) {
    for (const [index, { size, cells: values }] of chart.rows.slice(1).entries()) {
      const below = chart.rows[index];
      const between = bodyOf(
        chart,
        values.map(([from], column): SizeRange => [from, below?.cells[column]?.[1] ?? 0]),
        ([a, b]) => (a + b) / 2,
      );
      expect(advise(chart, between)).toEqual({ kind: 'between', size, smaller: below?.size, larger: size });
    }
  }
});

test('beyond the table the result says at which end, and there is no size to choose', () => {
  for (const chart of charts) {
    const first = chart.rows[0];
    const last = chart.rows.at(-1);
    const small = advise(
      chart,
      bodyOf(chart, first?.cells ?? [], ([from]) => from - 2),
    );
    const large = advise(
      chart,
      bodyOf(chart, last?.cells ?? [], ([, to]) => to + 2),
    );
    expect(small).toMatchObject({ kind: 'outside', end: 'smallest', size: first?.size });
    expect(large).toMatchObject({ kind: 'outside', end: 'largest', size: last?.size });
    expect([sizeToUse(small), sizeToUse(large)]).toEqual([null, null]);
  }
});

test('half inches that the table shows for one size only find that size, those that it shows for two find one of them', () => {
  for (const chart of charts.filter(({ garment }) => garment !== 'shoes')) {
    const decide = chart.garment === 'tops' ? (['Chest'] as const) : (['Hips', 'Waist'] as const);
    for (const measure of decide) {
      const column = chart.columns.findIndex(({ kind }) => kind === measure);
      const shown = chart.rows.map(({ size, cells: values }) => {
        const [from, to] = values[column] ?? [0, 0];
        return { size, from: shownLength(from, 'cm', 'in'), to: shownLength(to, 'cm', 'in') };
      });
      for (let inch = shown[0]?.from ?? 0; inch <= (shown.at(-1)?.to ?? 0); inch += 0.5) {
        const sizes = shown.filter(({ from, to }) => from <= inch && inch <= to).map(({ size }) => size);
        expect(sizes).toContain(advise(chart, { [measure]: inch * 2.54 })?.size);
      }
    }
  }
});

test('measurements that disagree: neighboring sizes count as between, others report where it is loose or tight', () => {
  const tops = (body: Body) => adviseSize(chartOf(1), body);
  expect(tops({ Chest: 90, Waist: 78, Hips: 98 })).toEqual({
    kind: 'between',
    size: 'M',
    smaller: 'M',
    larger: 'L',
  });
  expect(tops({ Chest: 97, Waist: 60, Hips: 112 })).toEqual({
    kind: 'apart',
    size: 'L',
    by: 'Chest',
    loose: ['Waist'],
    tight: ['Hips'],
  });
  // The deciding one is in the table, another one beyond it.
  expect(tops({ Chest: 78, Waist: 50 })).toMatchObject({ kind: 'apart', size: 'XS', loose: ['Waist'] });
});

test('without the deciding measurement there is no result', () => {
  expect(adviseSize(chartOf(1), { Waist: 72, Hips: 98 })).toBeNull();
  expect(adviseSize(chartOf(2), { Waist: 72 })).toEqual({ kind: 'fits', size: 'M' });
  expect(adviseSize(chartOf(6), { Chest: 100 })).toBeNull();
  expect(sizeToUse(null)).toBeNull();
});

const inInches: SizeChart = {
  ...{ name: 'Jackets', label: 'Jackets', garment: 'tops', unit: 'in' },
  columns: [
    { kind: 'Chest', title: 'Chest' },
    { kind: 'words', title: 'EU' },
  ],
  rows: [
    { size: 'S', cells: [[34, 36], '46'] },
    { size: 'M', cells: [[36, 38], '48'] },
  ],
};

test('a chart in inches finds sizes of a body in centimeters; where sizes touch the smaller one has it', () => {
  expect(adviseSize(inInches, { Chest: 35 * 2.54 })).toEqual({ kind: 'fits', size: 'S' });
  expect(adviseSize(inInches, { Chest: 36 * 2.54 })).toEqual({ kind: 'fits', size: 'S' });
  expect(adviseSize(inInches, { Chest: 36.1 * 2.54 })).toEqual({ kind: 'fits', size: 'M' });
  expect(adviseSize(inInches, { Chest: 35 })).toMatchObject({ kind: 'outside', end: 'smallest' });
});

test('of numbers the nearest one is meant; a chart of one size fits those in it only', () => {
  const rows = [34, 36, 38].map((each) => ({ size: String(each), cells: [[each, each] as const, null] }));
  const points = { ...inInches, rows };
  expect(adviseSize(points, { Chest: 36.5 * 2.54 })).toEqual({ kind: 'fits', size: '36' });
  expect(adviseSize(points, { Chest: 37 * 2.54 })).toMatchObject({
    kind: 'between',
    smaller: '36',
    larger: '38',
  });
  const one = { ...inInches, rows: inInches.rows.slice(0, 1) };
  expect(adviseSize(one, { Chest: 35 * 2.54 })).toEqual({ kind: 'fits', size: 'S' });
  expect(adviseSize(one, { Chest: 60 * 2.54 })).toMatchObject({ kind: 'outside', end: 'largest' });
});

test('by a chart of something else no size is found', () => {
  expect(adviseSize({ ...inInches, garment: 'other' }, { Chest: 90 })).toBeNull();
});
