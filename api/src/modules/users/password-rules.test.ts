import { expect, test } from '@jest/globals';
import { isCommonPassword } from './common-passwords.ts';
import { isOwnersName } from './password-rules.ts';

const maya = { email: 'maya.c@example.com', firstName: 'Maya', lastName: 'Collins' };

test.each([
  'maya.c@example.com',
  'MayaCollins1990',
  'collins-maya-2026!',
  'Maya@example.com',
  'ritualofpower99',
  'Maya1234567890',
  'example.com.maya',
])('%s is guessed from what is known of Maya Collins', (password) => {
  expect(isOwnersName(password, maya)).toBe(true);
});

test.each([
  'quiet river maya 42',
  '83726 9182 73',
  'a long enough secret',
  'пароль для Майи',
  'example of thrift',
])('%s is not', (password) => {
  expect(isOwnersName(password, maya)).toBe(false);
});

test.each([
  'Password123',
  'password2026!',
  'P@ssw0rd!!!',
  'aaaaaaaaaaaa',
  'abababababab',
  'qwertyuiop',
  '1234567890',
])('%s is common', (password) => expect(isCommonPassword(password)).toBe(true));

test.each([
  'Sunshine2024!',
  'Dr@gon!!1987',
  'iloveyou4ever',
  'qwerty-qwerty',
  '12345qwert!',
  '0987654321abcd',
  'Summer!2031',
])('%s is a common word in disguise', (password) => expect(isCommonPassword(password)).toBe(true));

test.each(['quiet river 42', 'ritual-demo-2026', 'a long enough secret', 'correct horse battery'])(
  '%s is not common',
  (password) => expect(isCommonPassword(password)).toBe(false),
);
