import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readChartCell } from './chart-cells.ts';
import { readPastedChart } from './chart-paste.ts';
import { rangeText } from './size-units.ts';

test.each([
  ['88–93', [88, 93]],
  ['88 - 93', [88, 93]],
  ['88—93 cm', [88, 93]],
  ['88 cm to 93 cm', [88, 93]],
  ['34,5-36', [34.5, 36]],
  ['34.25', [34.25, 34.25]],
  ['34"', [34, 34]],
  ['28 1/2', [28.5, 28.5]],
  ['28-1/2', [28.5, 28.5]],
  ['28½–30¼', [28.5, 30.25]],
  ['28 1/2 - 30 in', [28.5, 30]],
  ['28\u00a01/2″\u2009–\u200930″', [28.5, 30]],
  ['3/4', [0.75, 0.75]],
  ['28/30', null],
  ['M', null],
  ['', null],
  ['88-', null],
  ['-88', null],
  ['about 88', null],
  ['88-93-97', null],
  ['1234', null],
] as const)('%j is read as %j', (text, range) => {
  expect(readChartCell(text)).toEqual(range);
});

test('whatever a cell shows is read back as the same', () => {
  const length = fc.integer({ min: 1, max: 19_999 }).map((value) => value / 80);
  const text = fc.constantFrom<(text: string) => string>(
    (each) => each,
    (each) => each.replace('–', ' - '),
    (each) => each.replaceAll('.', ','),
    (each) => ` ${each} in`,
  );
  fc.assert(
    fc.property(length, length, text, (from, to, written) => {
      const range = [Math.round(from * 1000) / 1000, Math.round(to * 1000) / 1000] as const;
      expect(readChartCell(written(rangeText(range)))).toEqual(range);
    }),
  );
});

test('a chart from a spreadsheet, with its titles and its unit', () => {
  const text =
    'Size\tBust (in)\tWaist (in)\tEU\tSleeve (in)\r\nS\t34–36\t28 1/2\t36\t31\r\nM\t36–38\t30\t38\t\r\n';
  expect(readPastedChart(text)).toEqual({
    unit: 'in',
    columns: [
      { kind: 'Chest', title: 'Chest' },
      { kind: 'Waist', title: 'Waist' },
      { kind: 'words', title: 'EU' },
      { kind: 'length', title: 'Sleeve' },
    ],
    rows: [
      { size: 'S', cells: ['34–36', '28 1/2', '36', '31'] },
      { size: 'M', cells: ['36–38', '30', '38', ''] },
    ],
  });
});

test('as CSV with decimal commas, and with measurements as lines', () => {
  expect(readPastedChart('Size;Hip cm\nS;90,5-95\n\nM;96-101')).toEqual({
    unit: 'cm',
    columns: [{ kind: 'Hips', title: 'Hips' }],
    rows: [
      { size: 'S', cells: ['90,5-95'] },
      { size: 'M', cells: ['96-101'] },
    ],
  });
  expect(readPastedChart(',S,M\nChest,"88,5",90\nInside leg,70,71')).toEqual({
    unit: null,
    columns: [
      { kind: 'Chest', title: 'Chest' },
      { kind: 'Inseam', title: 'Inseam' },
    ],
    rows: [
      { size: 'S', cells: ['88,5', '70'] },
      { size: 'M', cells: ['90', '71'] },
    ],
  });
});

test('of a measurement in both units the first is taken; what has no titles is no chart', () => {
  const both = readPastedChart('Size\tChest (cm)\tChest (in)\nS\t88\t34.5');
  expect(both).toMatchObject({ unit: 'cm', columns: [{ kind: 'Chest' }], rows: [{ cells: ['88'] }] });
  expect(readPastedChart('88\t90\n92\t94')).toBeNull();
  expect(readPastedChart('Size\tChest')).toBeNull();
  expect(readPastedChart('"Size')).toBeNull();
  expect(readPastedChart('')).toBeNull();
});
