import { expect, test } from '@jest/globals';
import { setUpTestDatabase } from '../testing/set-up.ts';
import { sql } from '../db/drizzle.ts';
import { loggableError, reasonOf } from './loggable-error.ts';

const database = setUpTestDatabase();

const typed = 'shopper@example.com';
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => Promise.reject(new Error('It did not fail.')),
    (error: unknown) => error,
  );

test.each([
  [
    'a row that exists already',
    () => sql`insert into users (email, first_name, last_name, password_hash)
    values (${typed}, 'A', 'B', 'hash')`,
    '23505',
  ],
  ['a value of another type', () => sql`select ${typed}::uuid`, '22P02'],
  ['a number that is none', () => sql`select ${typed}::int`, '22P02'],
  ['a character that cannot be stored', () => sql`select ${`${typed}\0`}::text`, '22021'],
])('of %s the statement and the reason are logged, and no value', async (_what, statement, code) => {
  const error = await failureOf(database.db.execute(statement()));
  const told = loggableError(error);
  expect(told).toMatchObject({ type: 'DrizzleQueryError', cause: { code } });
  expect(told.message).toMatch(/^Failed query: (insert|select)/);
  expect(told.stack).toMatch(/\n {4}at /);
  expect(JSON.stringify(told) + reasonOf(error)).not.toContain('shopper');
  expect(reasonOf(error)).toMatch(/^Failed query: [^]+: \w/);
});

test('what is thrown and is no error is logged, too', () => {
  expect(loggableError('gone')).toEqual({ type: 'string', message: 'gone', stack: '' });
});

test('of a name with several addresses that all refuse, the code is logged, as there are no words', () => {
  const refused = Object.assign(new AggregateError([new Error('one'), new Error('two')]), {
    code: 'ECONNREFUSED',
  });
  expect(reasonOf(refused)).toBe('ECONNREFUSED');
});
