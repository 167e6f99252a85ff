import {
  chartLimits,
  chartMeasures,
  columnKinds,
  isRange,
  rangeText,
  readChartCell,
  type ChartColumn,
  type ChartGarment,
  type ColumnKind,
  type PastedChart,
  type SizeChart,
  type SizeUnit,
} from '@ritual/shared/kernel';
import { schemaProblems, type Problem, type Schema } from '../form/named-problems.ts';

/**
 * The form of a size chart as flat texts, so that two editors are compared field by field and cell by cell. Columns and rows have a number
 * each, which stays when others come and go; `columns` and `rows` have those numbers in their order, one to a line.
 */
export type Values = Readonly<Record<string, string>>;

export const kindName = (column: string): string => `kind ${column}`;
export const titleName = (column: string): string => `title ${column}`;
export const sizeName = (row: string): string => `size ${row}`;
export const cellName = (row: string, column: string): string => `cell ${row} ${column}`;

const listed = (values: Values, name: 'columns' | 'rows') =>
  (values[name] ?? '').split('\n').filter((each) => each !== '');
export const columnsIn = (values: Values): readonly string[] => listed(values, 'columns');
export const rowsIn = (values: Values): readonly string[] => listed(values, 'rows');

const known: readonly string[] = chartMeasures;
export const isMeasure = (kind: string): boolean => known.includes(kind);
const kindOf = (values: Values, column: string): ColumnKind =>
  columnKinds.find((each) => each === values[kindName(column)]) ?? 'words';

/** What stands over a column. */
export const columnTitle = (values: Values, column: string): string => {
  const kind = kindOf(values, column);
  return isMeasure(kind) ? kind : (values[titleName(column)] ?? '').trim();
};

interface Table {
  readonly columns: readonly ChartColumn[];
  readonly rows: readonly { readonly size: string; readonly cells: readonly string[] }[];
}

type Text = readonly [name: string, value: string];

function tableValues({ columns, rows }: Table): Values {
  const ofColumns = columns.flatMap(({ kind, title }, column): Text[] => [
    [kindName(String(column)), kind],
    [titleName(String(column)), isMeasure(kind) ? '' : title],
  ]);
  const ofRows = rows.flatMap(({ size, cells }, row): Text[] => [
    [sizeName(String(row)), size],
    ...columns.map((_, column): Text => [cellName(String(row), String(column)), cells[column] ?? '']),
  ]);
  return {
    columns: columns.map((_, column) => String(column)).join('\n'),
    rows: rows.map((_, row) => String(row)).join('\n'),
    ...Object.fromEntries([...ofColumns, ...ofRows]),
  };
}

export function valuesOf({ name, label, garment, unit, columns, rows }: SizeChart): Values {
  const texts = rows.map(({ size, cells }) => ({
    size,
    cells: cells.map((cell) => (isRange(cell) ? rangeText(cell) : (cell ?? ''))),
  }));
  return { name, label, garment, unit, ...tableValues({ columns, rows: texts }) };
}

export const emptyValues: Values = {
  ...{ name: '', label: '', garment: 'tops', unit: 'cm' },
  ...tableValues({
    columns: [
      { kind: 'Chest', title: 'Chest' },
      { kind: 'Waist', title: 'Waist' },
    ],
    rows: ['S', 'M', 'L'].map((size) => ({ size, cells: ['', ''] })),
  }),
};

/** Another chart like this one. */
export const valuesOfCopy = (chart: SizeChart): Values => ({
  ...valuesOf(chart),
  name: `${chart.name} copy`,
});

/** What was pasted in place of the whole table; cells of the previous table that it lacks are empty. */
export function withTable(before: Values, { unit, ...table }: PastedChart): Values {
  const emptied = Object.fromEntries(
    Object.keys(before)
      .filter((name) => /^(kind|title|size|cell) /.test(name))
      .map((name) => [name, '']),
  );
  return { ...before, ...emptied, ...tableValues(table), ...(unit && { unit }) };
}

const next = (numbers: readonly string[]) => String(Math.max(-1, ...numbers.map(Number)) + 1);

/** @param above a row that the new one stands above; null: it is the last one */
export function withRow(values: Values, above: string | null): Values {
  const [columns, rows] = [columnsIn(values), rowsIn(values)];
  if (rows.length >= chartLimits.rows) return values;
  const row = next(rows);
  const at = above === null ? rows.length : rows.indexOf(above);
  return {
    ...values,
    rows: rows.toSpliced(at, 0, row).join('\n'),
    ...{ [sizeName(row)]: '', ...Object.fromEntries(columns.map((column) => [cellName(row, column), ''])) },
  };
}

export function withColumn(values: Values): Values {
  const [columns, rows] = [columnsIn(values), rowsIn(values)];
  if (columns.length >= chartLimits.columns) return values;
  const column = next(columns);
  const used = columns.map((each) => kindOf(values, each));
  const kind = chartMeasures.find((measure) => !used.includes(measure)) ?? 'length';
  return {
    ...values,
    columns: [...columns, column].join('\n'),
    ...{ [kindName(column)]: kind, [titleName(column)]: '' },
    ...Object.fromEntries(rows.map((row) => [cellName(row, column), ''])),
  };
}

/** Its texts are emptied, so that they are not taken for those of a later one with the same number. */
export function withoutRow(values: Values, row: string): Values {
  const gone = [sizeName(row), ...columnsIn(values).map((column) => cellName(row, column))];
  const rows = rowsIn(values).filter((each) => each !== row);
  return { ...values, rows: rows.join('\n'), ...emptied(gone) };
}

export function withoutColumn(values: Values, column: string): Values {
  const gone = [kindName(column), titleName(column), ...rowsIn(values).map((row) => cellName(row, column))];
  const columns = columnsIn(values).filter((each) => each !== column);
  return { ...values, columns: columns.join('\n'), ...emptied(gone) };
}

const emptied = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']));

/** The chart as it goes to the API, and which cells no one could read. */
export function chartIn(values: Values): {
  readonly chart: SizeChart;
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const [columns, rows] = [columnsIn(values), rowsIn(values)];
  const text = (name: string) => (values[name] ?? '').trim();
  const cell = (row: string, column: string) => {
    const name = cellName(row, column);
    const typed = text(name);
    if (typed === '') return null;
    if (kindOf(values, column) === 'words') return typed;
    const range = readChartCell(typed);
    if (!range)
      problems.push({ path: [name], message: 'Enter a number or a range, such as 88–93 or 28 1/2.' });
    return range;
  };
  return {
    chart: {
      ...{ name: text('name'), label: text('label'), garment: text('garment') as ChartGarment },
      unit: text('unit') as SizeUnit,
      columns: columns.map((column) => ({
        kind: kindOf(values, column),
        title: columnTitle(values, column),
      })),
      rows: rows.map((row) => ({
        size: text(sizeName(row)),
        cells: columns.map((column) => cell(row, column)),
      })),
    },
    problems,
  };
}

/** 'content.rows.2.cells.1' of what was sent is 'cell 5 0' of the form. */
export function nameOfPath(path: string, values: Values): string {
  const [first = '', index, part, at] = path.replace(/^content\./, '').split('.');
  const [row, column] = [
    rowsIn(values)[Number(index)],
    columnsIn(values)[Number(first === 'columns' ? index : at)],
  ];
  if (first === 'columns' && column !== undefined)
    return isMeasure(kindOf(values, column)) ? kindName(column) : titleName(column);
  if (first !== 'rows' || row === undefined) return first;
  return part === 'cells' && column !== undefined ? cellName(row, column) : sizeName(row);
}

/** Every problem of the form by the names of its fields. A cell that cannot be read is not called empty, too. */
export function problemsOf(values: Values, schema: Schema): readonly Problem[] {
  const { chart, problems } = chartIn(values);
  return [...problems, ...schemaProblems(schema, { content: chart }, (path) => nameOfPath(path, values))];
}

const labels: Readonly<Record<string, string>> = {
  ...{ name: 'Name', label: 'Short name', garment: 'For', unit: 'Unit', columns: 'Columns', rows: 'Sizes' },
};

/** 'cell 5 0' → 'M, Chest' */
export function placeWords(name: string, values: Values): string {
  const [first = '', one = '', other = ''] = name.split(' ');
  const size = (row: string) => values[sizeName(row)] ?? '';
  const title = (column: string) => columnTitle(values, column) || 'new column';
  switch (first) {
    case 'cell':
      return `${size(one) || 'New size'}, ${title(other)}`;
    case 'size':
      return `Size of row ${String(rowsIn(values).indexOf(one) + 1)}`;
    case 'kind':
    case 'title':
      return `Column ${String(columnsIn(values).indexOf(one) + 1)}`;
    default:
      return labels[first] ?? first;
  }
}

/** What a value is in words: lists of numbers are of use to the form only. */
export function valueWords(name: string, value: string, values: Values): string {
  if (name === 'rows')
    return rowsIn({ rows: value })
      .map((row) => values[sizeName(row)] ?? '')
      .join(', ');
  if (name === 'columns')
    return columnsIn({ columns: value })
      .map((column) => columnTitle(values, column))
      .join(', ');
  return value;
}

/** All of them with the same names, so that a cell that only one of them has is compared, too. */
export function alike(...all: readonly Values[]): readonly Values[] {
  const names = [...new Set(all.flatMap((each) => Object.keys(each)))];
  return all.map((values) => Object.fromEntries(names.map((name) => [name, values[name] ?? ''])));
}
