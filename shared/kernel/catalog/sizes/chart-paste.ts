import { readCsv } from '../../csv.ts';
import { chartLimits, chartMeasures, type ChartColumn, type ChartMeasure } from './size-chart.ts';
import type { SizeUnit } from './size-units.ts';

/** A chart as texts, which the form shows: what cannot be read is reported at its cell. */
export interface PastedChart {
  /** null: it does not say. */
  readonly unit: SizeUnit | null;
  readonly columns: readonly ChartColumn[];
  readonly rows: readonly { readonly size: string; readonly cells: readonly string[] }[];
}

const names: Readonly<Record<ChartMeasure, RegExp>> = {
  Chest: /^(chest|bust)\b/i,
  Waist: /^waist\b/i,
  Hips: /^(hips?|seat)\b/i,
  Inseam: /^(inseam|inside leg)\b/i,
  'Foot length': /^foot\b/i,
};

const measureOf = (title: string): ChartMeasure | undefined =>
  chartMeasures.find((measure) => names[measure].test(title));

const unitIn = (title: string): SizeUnit | null => {
  if (/\bcms?\b|centimet(er|re)/i.test(title)) return 'cm';
  return /\bin\b|\binch(es)?\b|["″]/i.test(title) ? 'in' : null;
};

const withoutUnit = (title: string) =>
  title
    .replace(/[([]\s*(cms?|in|inch(es)?|centimet(er|re)s?|["″])\.?\s*[)\]]|,?\s+(cms?|inches)$|["″]$/i, '')
    .trim();

/**
 * A whole chart with its line of titles, copied from a spreadsheet or as CSV. Sizes are in the first column, or in the first line where
 * measurements are in the first column. Of a measurement that comes in both units the first one is taken. null: it is no such table.
 */
export function readPastedChart(text: string): PastedChart | null {
  const rows = readCsv(text);
  return rows && chartOfTable(rows.map(({ cells }) => cells));
}

function chartOfTable(table: readonly (readonly string[])[]): PastedChart | null {
  const [head = [], ...lines] = upright(table);
  const [, ...titles] = head;
  if (!titles.some((title) => measureOf(title) !== undefined) || lines.length === 0) return null;
  const found = titles.map((title, index) => ({ ...columnOf(title), unit: unitIn(title), index: index + 1 }));
  const kept = found
    .filter((each, at) => each.title !== '' && found.findIndex(({ title }) => title === each.title) === at)
    .slice(0, chartLimits.columns);
  const isSize = ([size = '']: readonly string[]) => size.trim() !== '';
  return {
    unit: kept.find(({ unit }) => unit !== null)?.unit ?? unitIn(head[0] ?? ''),
    columns: kept.map(({ kind, title }) => ({ kind, title })),
    rows: lines
      .filter(isSize)
      .slice(0, chartLimits.rows)
      .map(([size = '', ...cells]) => ({
        size: size.trim().slice(0, chartLimits.size),
        cells: kept.map(({ index }) => (cells[index - 1] ?? '').trim()),
      })),
  };
}

function columnOf(title: string): ChartColumn {
  const measure = measureOf(title);
  if (measure !== undefined) return { kind: measure, title: measure };
  const words = withoutUnit(title).slice(0, chartLimits.title);
  // With a unit it is a length; without one perhaps the size of another country.
  return { kind: unitIn(title) === null ? 'words' : 'length', title: words };
}

/** Turned, where measurements are lines and sizes columns. */
function upright(table: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const [head = []] = table;
  const areTitles = (cells: readonly string[]) => cells.some((cell) => measureOf(cell) !== undefined);
  if (areTitles(head.slice(1)) || !areTitles(table.map(([first = '']) => first))) return table;
  return head.map((_, column) => table.map((cells) => cells[column] ?? ''));
}
