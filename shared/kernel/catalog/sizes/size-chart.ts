import { rangeText, shownLength, type SizeRange, type SizeUnit } from './size-units.ts';

export const garments = ['tops', 'bottoms', 'shoes'] as const;
export type Garment = (typeof garments)[number];

export const garmentLabel: Readonly<Record<Garment, string>> = {
  tops: 'Tops',
  bottoms: 'Bottoms',
  shoes: 'Shoes',
};

/** What a chart is for. By 'other' no size is found: caps, socks, bottles. */
export const chartGarments = [...garments, 'other'] as const;
export type ChartGarment = (typeof chartGarments)[number];

export const isGarment = (value: ChartGarment): value is Garment => value !== 'other';

/** Measurements that the store knows; an inseam is the garment's, the others are the body's. */
export const chartMeasures = ['Chest', 'Waist', 'Hips', 'Inseam', 'Foot length'] as const;
export type ChartMeasure = (typeof chartMeasures)[number];

/** `length`: a length with words of its own, which is converted. `words`: shown as it is written, such as sizes of another country. */
export const columnKinds = [...chartMeasures, 'length', 'words'] as const;
export type ColumnKind = (typeof columnKinds)[number];

export interface ChartColumn {
  readonly kind: ColumnKind;
  /** Of a known measurement its name. */
  readonly title: string;
}

/** A range in the unit of the chart, one number as a range from it to itself; words in a column of words; null: empty. */
export type ChartCell = SizeRange | string | null;

export interface ChartRow {
  readonly size: string;
  /** As many as the chart has columns. */
  readonly cells: readonly ChartCell[];
}

/** A table of sizes, the smallest first. */
export interface SizeChart {
  /** "Women's tops" */
  readonly name: string;
  /** Where it stands beside others of the same gender: 'Tops'. */
  readonly label: string;
  readonly garment: ChartGarment;
  /** In which it is written. */
  readonly unit: SizeUnit;
  readonly columns: readonly ChartColumn[];
  readonly rows: readonly ChartRow[];
}

export const chartLimits = {
  charts: 200,
  columns: 8,
  rows: 40,
  /** Characters. */
  name: 60,
  label: 24,
  title: 24,
  size: 16,
  words: 24,
} as const;

/** The measurements of a body: by them a size is found. */
export const bodyMeasures = ['Chest', 'Waist', 'Hips', 'Foot length'] as const;
export type BodyMeasure = (typeof bodyMeasures)[number];

export const isBodyMeasure = (kind: string): kind is BodyMeasure =>
  (bodyMeasures as readonly string[]).includes(kind);

/** The measurements that decide the size of a garment, the first that there is. */
export const decidingMeasures: Readonly<Record<ChartGarment, readonly BodyMeasure[]>> = {
  tops: ['Chest'],
  bottoms: ['Hips', 'Waist'],
  shoes: ['Foot length'],
  other: [],
};

export const isRange = (cell: ChartCell | undefined): cell is SizeRange => Array.isArray(cell);

/** What a cell shows in a unit; a dash where it is empty. */
export function chartCellText(
  cell: ChartCell | undefined,
  { kind }: Pick<ChartColumn, 'kind'>,
  from: SizeUnit,
  to: SizeUnit,
): string {
  if (!isRange(cell)) return cell ?? '–';
  const isFoot = kind === 'Foot length';
  return rangeText([shownLength(cell[0], from, to, isFoot), shownLength(cell[1], from, to, isFoot)]);
}

/** All of it as text, with a line to each size: for the log, and for two editors who compare. */
export function chartTableText({ columns, rows, unit }: SizeChart): string {
  const head = [
    'Size',
    ...columns.map(({ kind, title }) => (kind === 'words' ? title : `${title} (${unit})`)),
  ];
  const lines = rows.map(({ size, cells }) =>
    [size, ...cells.map((cell) => (isRange(cell) ? rangeText(cell) : (cell ?? '')))].join(' | '),
  );
  return [head.join(' | '), ...lines].join('\n');
}
