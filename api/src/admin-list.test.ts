import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { adminPage, boundedCount, decodeCursor, encodeCursor } from './admin-list.ts';
import { sql } from './db/drizzle.ts';
import { setUpTestDatabase } from './testing/set-up.ts';

const database = setUpTestDatabase();
const cursor = z.tuple([z.string(), z.int()]);

test('a cursor leads to the next page; anything else is refused', () => {
  expect(decodeCursor(encodeCursor(['Osei', 7]), cursor)).toEqual(['Osei', 7]);
  expect(decodeCursor(undefined, cursor)).toBeUndefined();
  for (const wrong of ['', 'nonsense', encodeCursor(['Osei']), encodeCursor([7, 'Osei'])]) {
    expect(() => decodeCursor(wrong, cursor)).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }));
  }
});

test('the last page has no next one', () => {
  const options = { cursorOf: (row: number) => [row], present: (row: number) => row * 10 };
  expect(adminPage([1, 2, 3], 2, options)).toEqual({ content: [10, 20], next: encodeCursor([2]) });
  expect(adminPage([1, 2], 2, options)).toEqual({ content: [10, 20], next: null });
  expect(adminPage([], 2, options)).toEqual({ content: [], next: null });
});

test('counts are exact up to 10,000, then about', async () => {
  const { db } = database;
  await db.execute(sql`create table many as select g as id from generate_series(1, 12345) g`);
  await db.execute(sql`analyze many`);
  expect(await boundedCount(db, sql`from many where id <= 10000`)).toEqual({ count: 10_000, exact: true });
  expect(await boundedCount(db, sql`from many`)).toEqual({ count: 12_000, exact: false });
});
