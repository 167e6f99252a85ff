import { expect, test } from '@jest/globals';
import { newSizeChart } from '@ritual/shared/contract';
import { builtInCharts, readPastedChart } from '@ritual/shared/kernel';
import {
  alike,
  chartIn,
  columnsIn,
  emptyValues,
  nameOfPath,
  placeWords,
  problemsOf,
  rowsIn,
  valuesOf,
  valueWords,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
  withTable,
} from './form-values.ts';

const [first] = builtInCharts;
const whole = first ? valuesOf(first.chart) : {};

test('a chart and its form are the same', () => {
  for (const { chart } of builtInCharts) expect(chartIn(valuesOf(chart))).toEqual({ chart, problems: [] });
  expect(problemsOf(whole, newSizeChart)).toEqual([]);
});

test('sizes and columns come and go, and keep their cells', () => {
  const more = withRow(withColumn(whole), '0');
  expect(rowsIn(more)).toEqual(['6', '0', '1', '2', '3', '4', '5']);
  expect(chartIn(more).chart.columns.at(-1)).toEqual({ kind: 'Inseam', title: 'Inseam' });
  const less = withoutColumn(withoutRow(more, '6'), '1');
  expect(chartIn(less).chart.rows[0]).toEqual({ size: 'XS', cells: [[76, 81], [84, 89], null] });
  expect(columnsIn(less)).toEqual(['0', '2', '3']);
  expect(rowsIn(withRow(less, null)).at(-1)).toBe('6');
});

test('what is wrong is reported at its cell, and one that cannot be read is not called empty', () => {
  const values = { ...withoutRow(whole, '1'), 'cell 2 0': 'about 90', 'cell 4 2': '' };
  const found = problemsOf(values, newSizeChart).map(({ path, message }) => [path[0], message]);
  expect(found[0]).toEqual(['cell 2 0', 'Enter a number or a range, such as 88–93 or 28 1/2.']);
  expect(found).toContainEqual([
    'cell 2 1',
    'A gap: XS ends at 63, and this begins at 70. Begin at 64, or let XS end later.',
  ]);
  expect(found).toContainEqual(['cell 4 2', 'Enter Hips: a cell without it is a gap.']);
  expect(placeWords('cell 4 2', values)).toBe('XL, Hips');
  expect(placeWords('size 3', values)).toBe('Size of row 3');
  expect(nameOfPath('content.columns.0.title', values)).toBe('kind 0');
  expect(nameOfPath('content.columns', values)).toBe('columns');
  expect(nameOfPath('content.name', values)).toBe('name');
});

test('a pasted table takes the place of the whole, with its unit', () => {
  const pasted = readPastedChart('Size\tChest (in)\tEU\nS\t34-36\t46\nM\t36 - 38\t48');
  expect(pasted).not.toBeNull();
  const values = pasted ? withTable(whole, pasted) : whole;
  expect(chartIn(values).chart).toMatchObject({
    ...{ name: "Women's tops", unit: 'in' },
    columns: [{ kind: 'Chest' }, { kind: 'words', title: 'EU' }],
    rows: [
      { size: 'S', cells: [[34, 36], '46'] },
      { size: 'M', cells: [[36, 38], '48'] },
    ],
  });
  expect(values['cell 5 2']).toBe('');
});

test('two editors are compared by all their cells, in words', () => {
  const [yours = {}, theirs = {}] = alike(withRow(whole, null), whole);
  expect(Object.keys(yours).filter((name) => yours[name] !== theirs[name])).toEqual(['rows']);
  expect(valueWords('rows', theirs['rows'] ?? '', theirs)).toBe('XS, S, M, L, XL, XXL');
  expect(valueWords('columns', whole['columns'] ?? '', whole)).toBe('Chest, Waist, Hips');
  expect(valueWords('unit', 'cm', whole)).toBe('cm');
  expect(problemsOf(emptyValues, newSizeChart).map(({ path }) => path[0])).toContain('name');
});
