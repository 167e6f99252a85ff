import { expect, test } from '@jest/globals';
import {
  isAboutOrder,
  isSpam,
  messageCanBecome,
  messageCanBeSet,
  messageStates,
  offeredTopicLabel,
  type MessageState,
} from './contact.ts';

test('the topic of returns names the warranty where the shop gives one', () => {
  expect(offeredTopicLabel('RETURN', { warrantyMonths: null })).toBe('A return');
  expect(offeredTopicLabel('RETURN', { warrantyMonths: 6 })).toBe('A return or the warranty');
  expect(offeredTopicLabel('ORDER', { warrantyMonths: null })).toBe('An order');
});

test.each<[MessageState, string]>([
  ['NEW', 'OPEN ANSWERED CLOSED SPAM'],
  ['OPEN', 'ANSWERED CLOSED SPAM'],
  ['ANSWERED', 'OPEN ANSWERED CLOSED SPAM'],
  ['CLOSED', 'OPEN'],
  ['SPAM', 'OPEN'],
])('a message that is %s can become %s', (from, to) => {
  expect(messageStates.filter((state) => messageCanBecome(from, state)).join(' ')).toBe(to);
});

test.each<[MessageState, string, string]>([
  ['NEW', 'OPEN CLOSED SPAM', 'OPEN CLOSED SPAM'],
  ['OPEN', 'NEW CLOSED SPAM', 'ANSWERED CLOSED SPAM'],
  ['ANSWERED', 'NEW OPEN CLOSED SPAM', 'OPEN CLOSED SPAM'],
  ['CLOSED', 'NEW OPEN', 'OPEN ANSWERED'],
  ['SPAM', 'NEW OPEN', 'OPEN ANSWERED'],
])('one that is %s can be set to %s, with an answer to %s', (from, without, answered) => {
  const setTo = (is: boolean) => messageStates.filter((to) => messageCanBeSet(from, to, is)).join(' ');
  expect([setTo(false), setTo(true)]).toEqual([without, answered]);
});

const person = { name: 'Maya St. John', trap: '', seconds: 40, signedIn: false };

test.each([
  ['a person', {}, false],
  ['a person who is known and quick', { seconds: 0, signedIn: true }, false],
  ['a program that fills in everything', { trap: 'x' }, true],
  ['a program that is signed in', { trap: 'x', signedIn: true }, true],
  ['a program that is quick', { seconds: 2 }, true],
  ['a name that is an address', { name: 'Win at www.example.com' }, true],
  ['another one', { name: 'example.com/win' }, true],
  ['and another', { name: 'https://example.com' }, true],
])('%s', (_what, given, spam) => {
  expect(isSpam({ ...person, ...given })).toBe(spam);
});

test('a message about an order asks for its number, one about a size does not', () => {
  expect([isAboutOrder('ORDER'), isAboutOrder('RETURN'), isAboutOrder('SIZE')]).toEqual([true, true, false]);
});
