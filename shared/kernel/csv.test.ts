import { expect, test } from '@jest/globals';
import { csvLine } from './csv.ts';

test('cells keep what is in them, and none becomes a formula', () => {
  expect(csvLine(['a,b', 'say "no"', 'two\nlines'])).toBe('"a,b","say ""no""","two\nlines"\r\n');
  expect(csvLine(['=1+1', '-2', '@x', '+3', 'a=1'])).toBe(`"'=1+1","'-2","'@x","'+3","a=1"\r\n`);
  expect(csvLine([-2, '', 1.5])).toBe('-2,"",1.5\r\n');
});
