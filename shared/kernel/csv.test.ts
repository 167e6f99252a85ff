import { expect, test } from '@jest/globals';
import { cellText, csvLine, csvReader, csvTime, readCsv } from './csv.ts';

test('cells keep what is in them, and none becomes a formula', () => {
  expect(csvLine(['a,b', 'say "no"', 'two\nlines'])).toBe('"a,b","say ""no""","two\nlines"\r\n');
  expect(csvLine(['=1+1', '-2', '@x', '+3', 'a=1'])).toBe(`"'=1+1","'-2","'@x","'+3","a=1"\r\n`);
  expect(csvLine([-2, '', 1.5])).toBe('-2,"",1.5\r\n');
});

const cellsOf = (text: string) => readCsv(text)?.map(({ cells }) => cells);

test.each([
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\uFEFFa;b\n1,5;2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'a\tb\r1\t2\r',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['"a,1", "say ""no"""\n', [['a,1', 'say "no"']]],
  ['\n\n a , b \n,\n', [['a', 'b']]],
  ['"a;b;c",d\n', [['a;b;c', 'd']]],
  ['', []],
])('%j is read', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

test('rows have the numbers that a spreadsheet shows', () => {
  expect(readCsv('a,b\r\n\r\n"two\r\nlines",1\r\nc,d')?.map(({ line }) => line)).toEqual([1, 3, 4]);
});

test('a quote that is not closed makes the rest unreadable', () => {
  expect(readCsv('a,"b\n1,2')).toBeNull();
});

test('what is written is read', () => {
  const row = ['a,b', 'say "no"', 'two\nlines', ''];
  expect(cellsOf(csvLine(row) + csvLine(row))).toEqual([row, row]);
});

test('a file in parts of any length is the same file', () => {
  const file = '\uFEFFa;b\r\n"two\r\nlines";"say ""no"""\r\n\r\n1;2';
  for (const length of [1, 2, 3, 7]) {
    const reader = csvReader();
    const parts = file.match(new RegExp(`[^]{1,${String(length)}}`, 'g')) ?? [];
    const rows = [...parts.flatMap((part) => reader.push(part)), ...(reader.end() ?? [])];
    expect(rows).toEqual(readCsv(file));
  }
});

test('the sign before a formula is taken off again', () => {
  expect(["'=1+1", "'-2", "it's", "'quoted'"].map(cellText)).toEqual(['=1+1', '-2', "it's", "'quoted'"]);
});

test('moments are written as spreadsheets read them, by the clock of the store', () => {
  // At 10:30 in the evening of the day before.
  expect(csvTime('2026-11-25T03:30:59.123Z')).toBe('2026-11-24 22:30');
  expect(csvTime(new Date('2026-07-01T04:00:00Z'))).toBe('2026-07-01 00:00');
  expect(csvTime(null)).toBe('');
});
