import { expect, test } from '@jest/globals';
import { chartCellText, chartTableText } from './size-chart.ts';
import { shownLength } from './size-units.ts';

test('lengths are rounded as a tape is read, and stay as they were written in their own unit', () => {
  expect([76, 81, 88].map((cm) => shownLength(cm, 'cm', 'in'))).toEqual([30, 32, 34.5]);
  expect(shownLength(28.125, 'in', 'in')).toBe(28.125);
  expect(shownLength(28.125, 'in', 'cm')).toBe(71.5);
  expect(shownLength(9.5, 'in', 'cm', true)).toBe(24.1);
  expect(shownLength(24.1, 'cm', 'in', true)).toBe(9.5);
});

test('a cell is shown in the unit that is asked for, words as they are', () => {
  const chest = { kind: 'Chest' } as const;
  expect(chartCellText([88, 93], chest, 'cm', 'cm')).toBe('88–93');
  expect(chartCellText([88, 93], chest, 'cm', 'in')).toBe('34.5–36.5');
  expect(chartCellText([70, 70.1], chest, 'cm', 'in')).toBe('27.5');
  expect(chartCellText([21.6, 22], { kind: 'Foot length' }, 'cm', 'in')).toBe('8.5–8.75');
  expect(chartCellText('38', { kind: 'words' }, 'cm', 'in')).toBe('38');
  expect(chartCellText(null, { kind: 'length' }, 'cm', 'in')).toBe('–');
});

test('a chart as text', () => {
  const chart = {
    ...({ name: 'Caps', label: 'Caps', garment: 'other', unit: 'cm' } as const),
    columns: [
      { kind: 'length', title: 'Head' },
      { kind: 'words', title: 'EU' },
    ] as const,
    rows: [{ size: 'S', cells: [[54, 56] as const, null] }],
  };
  expect(chartTableText(chart)).toBe('Size | Head (cm) | EU\nS | 54–56 | ');
});
