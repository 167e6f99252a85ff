import { expect, test } from '@jest/globals';
import { csvOf } from './export-rows.ts';
import type { Column } from './types.ts';

interface Row {
  readonly name: string;
  readonly spent: number | null;
}
const columns: readonly Column<Row>[] = [
  { id: 'name', title: 'Name', width: 100, cell: ({ name }) => name, csv: ({ name }) => name },
  { id: 'badge', title: 'Badge', width: 100, cell: () => 'new' },
  { id: 'spent', title: 'Spent', width: 100, cell: ({ spent }) => spent, csv: ({ spent }) => spent },
];

test('columns with a value for files are written; what was typed is no formula, and numbers stay numbers', () => {
  const rows = [
    { name: '=HYPERLINK("x")', spent: -1.5 },
    { name: 'Ada', spent: null },
  ];
  expect(csvOf(columns, rows).split('\r\n')).toEqual([
    '"Name","Spent"',
    `"'=HYPERLINK(""x"")",-1.5`,
    '"Ada",""',
    '',
  ]);
});
