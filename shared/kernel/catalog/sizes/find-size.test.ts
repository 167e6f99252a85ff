import { expect, test } from '@jest/globals';
import { adviseSize, bodyMeasures, sizeToUse, type Body } from './find-size.ts';
import { garments, sizesByCategory, sizeTables, type SizeRange } from './size-tables.ts';
import { inches } from './size-units.ts';
import { genders } from './sizes.ts';

const tables = genders.flatMap((gender) =>
  garments.map((garment) => ({ gender, garment, ...sizeTables[gender][garment] })),
);
type Table = (typeof tables)[number];

/** Measurements with a value in each column's range. */
const bodyOf = (
  { measures }: Table,
  values: readonly SizeRange[],
  pick: (range: SizeRange) => number,
): Body =>
  Object.fromEntries(
    measures.flatMap((name, column) =>
      (bodyMeasures as readonly string[]).includes(name) ? [[name, pick(values[column] ?? [0, 0])]] : [],
    ),
  );
const advise = ({ gender, garment }: Table, body: Body) => adviseSize(gender, garment, body);

test('the middle and both ends of every row find that row', () => {
  const picks = [([a, b]: SizeRange) => (a + b) / 2, ([a]: SizeRange) => a, ([, b]: SizeRange) => b];
  for (const table of tables) {
    for (const { size, values } of table.rows) {
      for (const pick of picks) {
        expect(advise(table, bodyOf(table, values, pick))).toEqual({ kind: 'fits', size });
      }
    }
  }
});

test('between two rows both are named, and the larger one is suggested', () => {
  for (const table of tables) {
    for (const [index, { size, values }] of table.rows.slice(1).entries()) {
      const below = table.rows[index];
      const between = bodyOf(
        table,
        values.map(([from], column): SizeRange => [from, below?.values[column]?.[1] ?? 0]),
        ([a, b]) => (a + b) / 2,
      );
      expect(advise(table, between)).toEqual({ kind: 'between', size, smaller: below?.size, larger: size });
    }
  }
});

test('beyond the table the result says at which end, and there is no size to choose', () => {
  for (const table of tables) {
    const first = table.rows[0];
    const last = table.rows.at(-1);
    const small = advise(
      table,
      bodyOf(table, first?.values ?? [], ([from]) => from - 2),
    );
    const large = advise(
      table,
      bodyOf(table, last?.values ?? [], ([, to]) => to + 2),
    );
    expect(small).toMatchObject({ kind: 'outside', end: 'smallest', size: first?.size });
    expect(large).toMatchObject({ kind: 'outside', end: 'largest', size: last?.size });
    expect([sizeToUse(small), sizeToUse(large)]).toEqual([null, null]);
  }
});

test('half inches that the table shows for one size only find that size, those that it shows for two find one of them', () => {
  for (const table of tables.filter(({ garment }) => garment !== 'shoes')) {
    const decide = table.garment === 'tops' ? (['Chest'] as const) : (['Hips', 'Waist'] as const);
    for (const measure of decide) {
      const column = table.measures.indexOf(measure);
      const shown = table.rows.map(({ size, values }) => {
        const [from, to] = values[column] ?? [0, 0];
        return { size, from: inches(from), to: inches(to) };
      });
      for (let inch = shown[0]?.from ?? 0; inch <= (shown.at(-1)?.to ?? 0); inch += 0.5) {
        const sizes = shown.filter(({ from, to }) => from <= inch && inch <= to).map(({ size }) => size);
        expect(sizes).toContain(advise(table, { [measure]: inch * 2.54 })?.size);
      }
    }
  }
});

test('measurements that disagree: neighboring sizes count as between, others report where it is loose or tight', () => {
  const tops = (body: Body) => adviseSize('FEMALE', 'tops', body);
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
  expect(adviseSize('FEMALE', 'tops', { Waist: 72, Hips: 98 })).toBeNull();
  expect(adviseSize('FEMALE', 'bottoms', { Waist: 72 })).toEqual({ kind: 'fits', size: 'M' });
  expect(adviseSize('MALE', 'shoes', { Chest: 100 })).toBeNull();
  expect(sizeToUse(null)).toBeNull();
});

test('sizes by category: a set has one only if top and bottom agree', () => {
  expect(sizesByCategory({ tops: 'S', bottoms: 'M', shoes: null })).toMatchObject({
    '': 'S',
    Leggings: 'M',
    Sets: null,
    Shoes: null,
  });
  expect(sizesByCategory({ tops: 'M', bottoms: 'M', shoes: 'US 8' })).toMatchObject({
    Sets: 'M',
    Shoes: 'US 8',
  });
});
