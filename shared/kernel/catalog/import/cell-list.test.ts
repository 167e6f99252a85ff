import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { listCell, valuesOfCell } from './cell-list.ts';

test('a value with a comma stands in quotes, and comes back as one', () => {
  expect(listCell(['Spring', 'Red, white', '5" inseam', '"New"'])).toBe(
    'Spring, "Red, white", 5" inseam, """New"""',
  );
  const values = fc.uniqueArray(fc.stringMatching(/^[a",]([a", ]{0,6}[a",])?$/), { maxLength: 5 });
  fc.assert(
    fc.property(values, (given) => {
      const clean = [...new Set(given.map((value) => value.replace(/\s+/g, ' ')))];
      expect(valuesOfCell(listCell(clean))).toEqual(clean);
    }),
  );
});

test('a cell that a person wrote: blanks and empty values do not count, quotes within words do', () => {
  expect(valuesOfCell(' Tops ,Running,, Tops,Long  wear, ')).toEqual(['Tops', 'Running', 'Long wear']);
  expect(valuesOfCell('"Red, white,5" inseam')).toEqual(['"Red', 'white', '5" inseam']);
  expect(valuesOfCell('"Red, white" ,Blue')).toEqual(['Red, white', 'Blue']);
  expect(valuesOfCell('')).toEqual([]);
});
