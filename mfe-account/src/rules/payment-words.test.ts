import { expect, test } from '@jest/globals';
import type { CheckedAccount, PaymentKeysCheck } from '@ritual/shared/contract';
import {
  accountProblems,
  dueWords,
  eventState,
  eventWords,
  keysQuestion,
  keysWarning,
} from './payment-words.ts';

const at = '2026-11-01T10:00:00.000Z';
const now = Date.parse(at);
const account: CheckedAccount = {
  ...{ at, chargesEnabled: true, payoutsEnabled: true, country: 'US', statementDescriptor: 'KITE', due: [] },
  disabledReason: null,
};
const checked: PaymentKeysCheck = {
  ...{ real: true, testOrders: true, account, event: { askedAt: at, arrivedAt: at } },
};

test('an account that may do everything has no problem', () => {
  expect(accountProblems(account)).toEqual([]);
});

test('what is missing is said in plain words, each once, and what is unknown in those of the provider', () => {
  const due = ['external_account', 'person_1.dob.day', 'person_1.dob.month', 'something.new_rule'];
  expect(dueWords(due)).toEqual([
    'a bank account for payouts',
    'details of who owns or runs the business',
    'something new rule',
  ]);
  const problems = accountProblems({ ...account, chargesEnabled: false, payoutsEnabled: false, due });
  expect(problems).toHaveLength(3);
  expect(problems[2]).toMatch(
    /^Stripe still wants a bank account for payouts, .* enter it in the Stripe dashboard/,
  );
});

test.each([
  [{ country: 'CA' }, /one of CA/],
  [{ statementDescriptor: null }, /set the statement descriptor/],
  [{ payoutsEnabled: false }, /does not pay out/],
])('of an account with %j it is said what to do', (changes, words) => {
  expect(accountProblems({ ...account, ...changes }).join(' ')).toMatch(words);
});

test('an event is waited for a minute', () => {
  const event = { askedAt: at, arrivedAt: null };
  expect(eventState(null, now)).toBe('none');
  expect(eventState(event, now + 60_000)).toBe('waiting');
  expect(eventState(event, now + 60_001)).toBe('late');
  expect(eventWords(event, now + 61_000)).toMatch(/within 60 seconds.*\/api\/stripe\/webhook/);
  expect(eventWords({ askedAt: at, arrivedAt: '2026-11-01T10:00:03.000Z' }, now)).toMatch(/after 3 seconds/);
});

test('an opened real shop is warned of test keys, and of live keys that were not checked or may not charge', () => {
  const live = { paymentKeys: 'live', payments: checked } as const;
  expect(keysWarning(live, now)).toBeNull();
  expect(keysWarning({ ...live, paymentKeys: 'test' }, now)).toMatch(/^No real money moves/);
  expect(keysWarning({ ...live, payments: { ...checked, account: null } }, now)).toMatch(/never checked/);
  const asked = { ...live, payments: { ...checked, event: { askedAt: at, arrivedAt: null } } };
  expect(keysWarning(asked, now + 1_000)).toMatch(/is being checked/);
  expect(keysWarning(asked, now + 61_000)).toMatch(/did not arrive/);
  const blocked = { ...checked, account: { ...account, chargesEnabled: false } };
  expect(keysWarning({ ...live, payments: blocked }, now)).toMatch(/does not let this account/);
});

test('a demo is not warned, nor who asks an older server', () => {
  expect(keysWarning({ paymentKeys: 'test', payments: { ...checked, real: false } }, now)).toBeNull();
  expect(keysWarning({ paymentKeys: 'test' }, now)).toBeNull();
});

test('the question before the opening says what is not known of live keys', () => {
  const live = { paymentKeys: 'live', payments: checked } as const;
  expect(keysQuestion(live)).toEqual([]);
  expect(keysQuestion({ ...live, payments: { ...checked, account: null, event: null } })).toHaveLength(2);
  expect(keysQuestion({ paymentKeys: 'test' })).toHaveLength(1);
});
