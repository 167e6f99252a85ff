import { expect, test } from '@jest/globals';
import { formOfNumber, inCalls, readTrackingFile, unknownForms } from './tracking-file.ts';

const row = (nth: number, order: string, trackingNumber: string, more = {}) => ({
  ...{ row: nth, order, trackingNumber, carrier: '', units: '', ...more },
});

test('columns are found by their titles, in any order, and rows keep their line', () => {
  const file =
    'Customer;Tracking No.;Order number;Carrier\r\nElena;1Z1;#ROP-7K3M9Q;UPS\r\n\r\nKofi;;ROP-2F8XTD;\r\nMay;94;rop-1;';
  expect(readTrackingFile(file)).toEqual({
    rows: [row(2, '#ROP-7K3M9Q', '1Z1', { carrier: 'UPS' }), row(5, 'rop-1', '94')],
    empty: 1,
  });
});

test('without titles the columns are order, number, carrier and pieces', () => {
  expect(readTrackingFile('ROP-7K3M9Q,1Z1\nROP-2F8XTD,94,USPS,"ROP-1 x 2, ROP-2"')).toEqual({
    rows: [
      row(1, 'ROP-7K3M9Q', '1Z1'),
      row(2, 'ROP-2F8XTD', '94', { carrier: 'USPS', units: 'ROP-1 x 2, ROP-2' }),
    ],
    empty: 0,
  });
});

test.each([
  ['', 'There is nothing in it'],
  ['PK\u0003\u0004', 'This is no CSV file'],
  ['o\0r\0', 'This is no CSV file'],
  ['a,b\n1,2', 'The first line has to name the columns'],
  ['order,tracking\nROP-1,"1Z', 'A quotation mark is opened'],
  ['order,tracking\nROP-1,', 'No line has a tracking number'],
  [`order,tracking\n${'ROP-1,2\n'.repeat(501)}`, 'It has 501 parcels, and 500 go at once'],
])('a file that cannot be read says why (%#)', (text, words) => {
  expect(readTrackingFile(text)).toContain(words);
});

test('cells that are too long are cut, so that their row is refused and no other', () => {
  const read = readTrackingFile(`order,tracking\n${'x'.repeat(500)},${'9'.repeat(500)}`);
  expect(read).toMatchObject({ rows: [{ order: 'x'.repeat(100), trackingNumber: '9'.repeat(200) }] });
});

test.each([
  ['BSC-77', 'BSC…'],
  ['bsc 1204', 'BSC…'],
  ['JD1234GB', 'JD…GB'],
  ['123456', '6 digits'],
  ['A1B2C3', '6 letters and digits'],
])('%s has the form %s', (number, form) => {
  expect(formOfNumber(number)).toBe(form);
});

test('numbers of one form are asked about once, those with a wrong check digit apart', () => {
  const rows = [row(1, 'A', 'BSC-77'), row(2, 'B', 'BSC-1204'), row(3, 'C', '986578788856')];
  expect(unknownForms(rows)).toEqual([
    { form: 'BSC…', mistyped: null, rows: rows.slice(0, 2) },
    { form: '12 digits', mistyped: 'FedEx', rows: rows.slice(2) },
  ]);
});

test('rows of one order or one number go in one call, the others in calls of a size', () => {
  const rows = [
    row(1, 'A', '1'),
    row(2, 'B', '2'),
    row(3, 'C', '3'),
    row(4, '#a', '4'),
    row(5, 'D', '2'),
    row(6, 'E', '4'),
  ];
  const calls = (size: number) => inCalls(rows, size).map((call) => call.map((each) => each.row));
  expect(calls(2)).toEqual([[3], [2, 5], [1, 4, 6]]);
  expect(calls(10).flat().toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(calls(10)).toHaveLength(1);
});
