import { expect, test } from '@jest/globals';
import { fileKind, notTextWords } from './file-kind.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\xff\xd8\xff\xe0', 'a JPEG picture'],
  ['\x89PNG\r\n\x1a\n', 'a PNG picture'],
  ['PK\x03\x04', 'a workbook of a spreadsheet, or a ZIP archive'],
  ['%PDF-1.7', 'a PDF'],
  ['\xff\xfeS\0', 'text in UTF-16'],
  ['SKU;Gr\xfcn', null],
  ['', null],
])('%j is %p', (text, kind) => {
  expect(fileKind(bytes(text))).toBe(kind);
});

test('the words say what it is and what to do; of what is not known they say nothing', () => {
  expect(notTextWords(bytes('\xff\xd8\xff\xe0'))).toBe(
    'This file is a JPEG picture. Choose a CSV file: in the spreadsheet, save the table as “CSV UTF-8”.',
  );
  expect(notTextWords(bytes('\xfc'))).toBeNull();
});
