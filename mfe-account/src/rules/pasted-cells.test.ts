import { expect, test } from '@jest/globals';
import { nextPlace, pastedCells } from './pasted-cells.ts';

const at = { row: 1, column: 4 };
const grid = { rows: 3, columns: 6 };

test('cells of a spreadsheet begin where they are pasted and end with the grid', () => {
  expect(pastedCells('8\t12\t9\r\n0\t 3\r\n1\r\n', at, grid)).toEqual([
    { row: 1, column: 4, text: '8' },
    { row: 1, column: 5, text: '12' },
    { row: 2, column: 4, text: '0' },
    { row: 2, column: 5, text: '3' },
  ]);
  expect(pastedCells('8', at, grid)).toBeNull();
});

test('arrows move between cells, sideways only from the ends of a text', () => {
  const inside = { start: 1, end: 1, length: 2 };
  const whole = { start: 0, end: 2, length: 2 };
  expect(nextPlace('ArrowDown', at, inside)).toEqual({ row: 2, column: 4 });
  expect(nextPlace('Enter', at, inside)).toEqual({ row: 2, column: 4 });
  expect(nextPlace('ArrowLeft', at, inside)).toBeNull();
  expect(nextPlace('ArrowLeft', at, { ...inside, start: 0, end: 0 })).toEqual({ row: 1, column: 3 });
  expect(nextPlace('ArrowRight', at, inside)).toBeNull();
  expect(nextPlace('ArrowRight', at, { ...inside, start: 2, end: 2 })).toEqual({ row: 1, column: 5 });
  expect(nextPlace('ArrowRight', at, whole)).toEqual({ row: 1, column: 5 });
  expect(nextPlace('a', at, whole)).toBeNull();
});
