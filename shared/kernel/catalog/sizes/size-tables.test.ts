import { expect, test } from '@jest/globals';
import { garmentsOf, sizeTableName, sizeTables } from './size-tables.ts';
import { formatSizeRange, inches } from './size-units.ts';
import { sizes } from './sizes.ts';

test('inches are rounded to halves', () => {
  expect(inches(76)).toBe(30);
  expect(inches(81)).toBe(32);
  expect(inches(88)).toBe(34.5);
  expect(formatSizeRange([88, 93], 'cm')).toBe('88–93');
  expect(formatSizeRange([88, 93], 'in')).toBe('34.5–36.5');
  expect(formatSizeRange([70, 70.5], 'in')).toBe('27.5–28');
  expect(formatSizeRange([70, 70.1], 'in')).toBe('27.5');
});

test('every table has a range for each measurement, rising from size to size and without gaps', () => {
  for (const garments of Object.values(sizeTables)) {
    for (const { measures, rows } of Object.values(garments)) {
      for (const { values } of rows) {
        expect(values).toHaveLength(measures.length);
        for (const [from, to] of values) expect(to).toBeGreaterThan(from);
      }
    }
    for (const garment of ['tops', 'bottoms'] as const) {
      expect(garments[garment].rows.map(({ size }) => size)).toEqual([...sizes]);
    }
    const [chest] = [garments.tops.rows.map(({ values }) => values[0])];
    chest.slice(1).forEach((range, index) => expect(range?.[0]).toBe((chest[index]?.[1] ?? 0) + 1));
  }
});

test('the categories of a product decide how it is measured', () => {
  expect(garmentsOf(['Leggings'])).toEqual(['bottoms']);
  expect(garmentsOf(['Sports Bras'])).toEqual(['tops']);
  expect(garmentsOf(['Sets', 'Hoodies'])).toEqual(['tops', 'bottoms']);
  expect(garmentsOf(['Something new'])).toEqual(['tops']);
  expect(sizeTableName('FEMALE', 'bottoms')).toBe("Women's bottoms");
});
