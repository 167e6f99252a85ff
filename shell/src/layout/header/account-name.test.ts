import { expect, test } from '@jest/globals';
import type { SessionUser } from '@ritual/shared/federation';
import { greeting, initials } from './account-name.ts';

const named = (firstName: string, lastName: string) => ({ firstName, lastName }) as SessionUser;

test.each([
  ['Maya', 'Lindqvist', 'ML'],
  [' zoë', "o'Neil", 'ZO'],
  ['🙂 Ann', 'Ñandú', '🙂Ñ'],
  ['', ' ', 'U'],
])('the initials of %p %p are %p', (first, last, letters) => {
  expect(initials(named(first, last))).toBe(letters);
});

test('a guest is greeted as one', () => {
  expect([greeting(null), initials(null)]).toEqual(['Hi, Guest', 'U']);
});
