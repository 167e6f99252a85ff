import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chartProblems, stepOf } from './chart-rules.ts';
import { adviseSize } from './find-size.ts';
import type { ChartCell, ColumnKind, SizeChart } from './size-chart.ts';
import type { SizeRange, SizeUnit } from './size-units.ts';

const letters = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'];

function chartWith(
  columns: Readonly<Partial<Record<ColumnKind, readonly ChartCell[]>>>,
  changes: Partial<SizeChart> = {},
): SizeChart {
  const kinds = Object.keys(columns) as ColumnKind[];
  const count = Math.max(...kinds.map((kind) => columns[kind]?.length ?? 0));
  return {
    ...{ name: 'Tops', label: 'Tops', garment: 'tops', unit: 'cm' },
    columns: kinds.map((kind) => ({
      kind,
      title: kind === 'length' ? 'Sleeve' : kind === 'words' ? 'EU' : kind,
    })),
    rows: Array.from({ length: count }, (_, row) => ({
      size: letters[row] ?? '',
      cells: kinds.map((kind) => columns[kind]?.[row] ?? null),
    })),
    ...changes,
  };
}
const problems = (...given: Parameters<typeof chartWith>) =>
  Object.fromEntries(chartProblems(chartWith(...given)).map(({ path, message }) => [path, message]));

test('a gap, an overlap and a fall are reported at their cell', () => {
  expect(
    problems({
      Chest: [
        [76, 81],
        [82, 87],
        [90, 95],
      ],
    }),
  ).toEqual({
    'rows.2.cells.0': 'A gap: S ends at 87, and this begins at 90. Begin at 88, or let S end later.',
  });
  expect(
    problems({
      Chest: [
        [76, 81],
        [80, 87],
      ],
    }),
  ).toEqual({
    'rows.1.cells.0': 'It overlaps: XS ends at 81, and this begins at 80.',
  });
  expect(
    problems({
      Chest: [
        [90, 91],
        [92, 90],
      ],
    }),
  ).toEqual({
    'rows.1.cells.0': 'It ends below where it begins: 92 to 90.',
  });
  expect(
    problems({
      Chest: [
        [90, 90],
        [86, 86],
      ],
    }),
  ).toEqual({
    'rows.1.cells.0': 'Sizes rise from row to row: 86 is not above XS, 90.',
  });
});

test('sizes may touch, or be as far apart as their ends are written', () => {
  expect(
    problems({
      Chest: [
        [80, 84],
        [84, 88],
      ],
    }),
  ).toEqual({});
  expect(
    problems({
      Chest: [
        [80, 84.5],
        [85, 88],
      ],
    }),
  ).toEqual({});
  expect(
    problems({
      Chest: [
        [80, 84.5],
        [85.5, 88],
      ],
    }),
  ).toHaveProperty(['rows.1.cells.0']);
  expect(
    problems({
      Chest: [
        [80.1, 84.2],
        [84.3, 88],
      ],
    }),
  ).toEqual({});
  expect(
    problems(
      {
        Chest: [
          [34, 36],
          [36.5, 38],
        ],
      },
      { unit: 'in' },
    ),
  ).toEqual({});
  expect(
    problems(
      {
        Chest: [
          [34, 34],
          [36, 36],
          [40, 40],
        ],
      },
      { unit: 'in' },
    ),
  ).toEqual({});
  expect(
    problems({
      Chest: [
        [80, 84],
        [84.5, 88],
        [89, 92],
      ],
    }),
  ).toEqual({});
  const shoes = (from: number) =>
    problems(
      {
        'Foot length': [
          [21.6, 22],
          [from, 24],
        ],
      },
      { garment: 'shoes' },
    );
  expect(shoes(22.1)).toEqual({});
  expect(shoes(23)).toHaveProperty(['rows.1.cells.0']);
  expect(stepOf([[28.125, 28.5]])).toBe(0.125);
});

test('an empty cell of a measurement is a gap; other columns may have some', () => {
  expect(problems({ Chest: [[76, 81], null], length: [null, [60, 61]], words: ['34', null] })).toEqual({
    'rows.1.cells.0': 'Enter Chest: a cell without it is a gap.',
  });
});

test('an inseam may be the same for two sizes, and does not fall', () => {
  const chest: readonly SizeRange[] = [
    [76, 81],
    [82, 87],
    [88, 93],
  ];
  expect(
    problems({
      Chest: chest,
      Inseam: [
        [70, 71],
        [70, 71],
        [73, 74],
      ],
    }),
  ).toEqual({});
  expect(
    problems({
      Chest: chest,
      Inseam: [
        [70, 71],
        [70, 71],
        [69, 74],
      ],
    }),
  ).toEqual({
    'rows.2.cells.1': 'It is below that of S.',
  });
});

test('numbers of the other unit are found out', () => {
  expect(problems({ Chest: [[34, 36]] })).toEqual({
    'rows.0.cells.0': '34 cm is too small for Chest. Is the chart in inches?',
  });
  expect(problems({ Chest: [[86, 91]] }, { unit: 'in' })['rows.0.cells.0']).toMatch(
    /too large .* in centimeters\?$/,
  );
});

test('sizes and columns stand once, numbers are numbers, and the measurement that decides is there', () => {
  const twice = chartWith({
    Chest: [
      [76, 81],
      [82, 87],
    ],
  });
  const rows = twice.rows.map((row) => ({ ...row, size: row.size === 'S' ? 'xs' : row.size }));
  expect(chartProblems({ ...twice, rows })).toEqual([
    { path: 'rows.1.size', message: 'xs stands here twice.' },
  ]);
  expect(problems({ Waist: [[60, 65]] })).toEqual({
    columns: 'Tops need a column Chest: by it shoppers find their size.',
  });
  expect(problems({ Waist: [[60, 65]] }, { garment: 'bottoms' })).toEqual({});
  expect(problems({ length: [[60, 65]] }, { garment: 'other' })).toEqual({});
  expect(problems({ Chest: ['about 80'] })['rows.0.cells.0']).toMatch(/^Enter Chest as numbers/);
  const columns = [...twice.columns, ...twice.columns];
  const doubled = twice.rows.map((row) => ({ ...row, cells: [...row.cells, ...row.cells] }));
  expect(chartProblems({ ...twice, columns, rows: doubled })).toEqual([
    { path: 'columns.1.title', message: 'Chest stands here twice.' },
  ]);
});

/** Charts without a problem: ranges that follow each other by a step, or touch. */
const sound = fc
  .record({
    unit: fc.constantFrom<SizeUnit>('cm', 'in'),
    step: fc.constantFrom(1, 0.5),
    apart: fc.boolean(),
    widths: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 8 }),
  })
  .map(({ unit, step, apart, widths }) => {
    let at = unit === 'cm' ? 70 : 30;
    const ranges = widths.map((width): SizeRange => {
      const range: SizeRange = [at, at + width * step];
      at = range[1] + (apart ? step : 0);
      return range;
    });
    return { chart: chartWith({ Chest: ranges }, { unit }), ranges, step };
  });

test('in a chart without a problem every measurement between its ends has a size', () => {
  fc.assert(
    fc.property(sound, fc.double({ min: 0, max: 1, noNaN: true }), ({ chart, ranges }, part) => {
      expect(chartProblems(chart)).toEqual([]);
      const [least, most] = [ranges[0]?.[0] ?? 0, ranges.at(-1)?.[1] ?? 0];
      const value = least + part * (most - least);
      const advice = adviseSize(chart, { Chest: chart.unit === 'cm' ? value : value * 2.54 });
      expect(['fits', 'between']).toContain(advice?.kind);
    }),
  );
});

test('what is moved up is a gap, what is moved down an overlap, and no other cell is reported', () => {
  fc.assert(
    fc.property(sound, fc.nat(), fc.boolean(), ({ chart, ranges, step }, seed, up) => {
      fc.pre(ranges.length > 1);
      const row = 1 + (seed % (ranges.length - 1));
      const before = ranges[row - 1]?.[1] ?? 0;
      // Up, all that follow move along, so that one pair is wrong only.
      const moved = ranges.map(([from, to], index): SizeRange => {
        if (up) return index < row ? [from, to] : [from + 2, to + 2];
        return index === row ? [before - step, to] : [from, to];
      });
      const rows = chart.rows.map(({ size }, index) => ({ size, cells: [moved[index] ?? null] }));
      const found = chartProblems({ ...chart, rows });
      // Numbers without ranges only have to rise.
      fc.pre(moved.some(([from, to]) => from !== to));
      expect(found.map(({ path }) => path)).toEqual([`rows.${String(row)}.cells.0`]);
      expect(found[0]?.message).toMatch(up ? /^A gap: / : /^It overlaps: /);
    }),
  );
});
