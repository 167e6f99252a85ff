import {
  decidingMeasures,
  garmentLabel,
  isBodyMeasure,
  isGarment,
  isRange,
  type ChartCell,
  type ChartColumn,
  type ChartMeasure,
  type SizeChart,
} from './size-chart.ts';
import { convertedLength, type SizeRange } from './size-units.ts';

export interface ChartProblem {
  /** 'rows.2.cells.1' */
  readonly path: string;
  readonly message: string;
}

/** Of a body or garment, in cm: what lies outside is a mistake, and mostly one of the unit. */
const sensible: Readonly<Record<ChartMeasure, SizeRange>> = {
  Chest: [40, 220],
  Waist: [30, 220],
  Hips: [40, 240],
  Inseam: [15, 120],
  'Foot length': [8, 40],
};

const steps = [1, 0.5, 0.25, 0.125, 0.1, 0.05, 0.025] as const;

/** How finely lengths are written: the coarsest step of which all numbers are multiples. Neighboring sizes may be that far apart. */
export function stepOf(ranges: readonly SizeRange[]): number {
  const isWhole = (value: number, step: number) => Math.abs(value / step - Math.round(value / step)) < 1e-6;
  return steps.find((step) => ranges.flat().every((value) => isWhole(value, step))) ?? 0.01;
}

const cellPath = (row: number, column: number) => `rows.${String(row)}.cells.${String(column)}`;

/**
 * Why a chart cannot be used, each at its place. By measurements of the body a size is found: no cell of them may be empty, and from size to
 * size they rise, without a gap and without an overlap; where both sizes name the same number the smaller one has it. Where every size has
 * one number only, the nearest one is meant, so that they only have to rise. An inseam may be the same for two sizes.
 */
export function chartProblems(chart: SizeChart): readonly ChartProblem[] {
  const { garment, columns, rows } = chart;
  const problems: ChartProblem[] = [];
  const refuse = (path: string, message: string) => problems.push({ path, message });

  for (const [index, { size }] of rows.entries()) {
    const isSame = (other: { readonly size: string }) => other.size.toLowerCase() === size.toLowerCase();
    if (rows.findIndex(isSame) < index) refuse(`rows.${String(index)}.size`, `${size} stands here twice.`);
  }
  for (const [index, { kind, title }] of columns.entries()) {
    const isSame = (other: ChartColumn) => other.title.toLowerCase() === title.toLowerCase();
    if (columns.findIndex(isSame) < index)
      refuse(`columns.${String(index)}.title`, `${title} stands here twice.`);
    for (const { message, row } of columnProblems(chart, index)) refuse(cellPath(row, index), message);
    if (kind === 'words') continue;
    for (const [row, { cells }] of rows.entries())
      if (typeof cells[index] === 'string')
        refuse(cellPath(row, index), `Enter ${title} as numbers, such as 88–93.`);
  }
  const deciding = decidingMeasures[garment];
  if (isGarment(garment) && !columns.some(({ kind }) => deciding.some((measure) => measure === kind)))
    refuse(
      'columns',
      `${garmentLabel[garment]} need a column ${deciding.join(' or ')}: by it shoppers find their size.`,
    );
  // At most one to a place: the first one says what to do there.
  return problems.filter(({ path }, index) => problems.findIndex((each) => each.path === path) === index);
}

interface CellProblem {
  readonly row: number;
  readonly message: string;
}

function columnProblems({ columns, rows, unit }: SizeChart, index: number): readonly CellProblem[] {
  const column = columns[index];
  if (!column || column.kind === 'words') return [];
  const { kind, title } = column;
  const cells: readonly (ChartCell | undefined)[] = rows.map((row) => row.cells[index]);
  const ranges = cells.filter(isRange);
  const isKnown = kind !== 'length';
  const limits = isKnown ? sensible[kind].map((cm) => convertedLength(cm, 'cm', unit)) : null;
  const arePoints = ranges.every(([from, to]) => from === to);
  const problems: CellProblem[] = [];
  for (const [row, cell] of cells.entries()) {
    const message = isRange(cell) ? alone(cell) : missing(cell);
    if (message !== null) problems.push({ row, message });
    const [before, above] = [cells[row - 1], rows[row - 1]];
    if (message !== null || !isRange(cell) || !isRange(before) || !above || !isKnown) continue;
    const wrong = isBodyMeasure(kind)
      ? follows(before, cell, above.size, arePoints ? null : stepBetween(before, cell))
      : neverFalls(before, cell, above.size);
    if (wrong !== null) problems.push({ row, message: wrong });
  }
  return problems;

  /** Sizes of shoes are less than a centimeter apart: there the whole column says how finely it is written. */
  function stepBetween([, end]: SizeRange, [begins]: SizeRange): number {
    return stepOf(kind === 'Foot length' ? ranges : [[end, begins]]);
  }
  function missing(cell: ChartCell | undefined): string | null {
    return isKnown && (cell === null || cell === undefined)
      ? `Enter ${title}: a cell without it is a gap.`
      : null;
  }
  function alone([from, to]: SizeRange): string | null {
    if (from > to) return `It ends below where it begins: ${String(from)} to ${String(to)}.`;
    const [least = 0, most = Infinity] = limits ?? [];
    if (from >= least && to <= most) return null;
    const other = unit === 'cm' ? 'inches' : 'centimeters';
    const end = from < least ? 'small' : 'large';
    return `${String(from < least ? from : to)} ${unit} is too ${end} for ${title}. Is the chart in ${other}?`;
  }
}

/** @param step null: numbers without ranges */
function follows([, end]: SizeRange, [from]: SizeRange, above: string, step: number | null): string | null {
  const [ends, begins] = [String(end), String(from)];
  if (step === null)
    return from > end ? null : `Sizes rise from row to row: ${begins} is not above ${above}, ${ends}.`;
  if (from < end) return `It overlaps: ${above} ends at ${ends}, and this begins at ${begins}.`;
  // Sums of decimals are off by less than this.
  if (from - end <= step + 1e-6) return null;
  const next = String(Number((end + step).toFixed(3)));
  return `A gap: ${above} ends at ${ends}, and this begins at ${begins}. Begin at ${next}, or let ${above} end later.`;
}

function neverFalls(before: SizeRange, [from, to]: SizeRange, above: string): string | null {
  return from >= before[0] && to >= before[1] ? null : `It is below that of ${above}.`;
}
