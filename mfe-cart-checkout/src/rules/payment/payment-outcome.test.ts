import { describe, expect, test } from '@jest/globals';
import { nextStep, outcomeOf, polling, type Look } from './payment-outcome.ts';

const again = { kind: 'again', after: 2000 };
const stop = { kind: 'stop' };
const pending: Look = { kind: 'order', status: 'PENDING' };

test('a PENDING order is shown as processing, a PAID one as success', () => {
  expect(outcomeOf('PENDING')).toBe('processing');
  expect(outcomeOf('PAID')).toBe('successful');
  expect(outcomeOf('EXPIRED')).toBe('closed');
  expect(outcomeOf('REFUNDED')).toBe('refunded');
});

describe('checking an order until it is settled', () => {
  test('continues every 2 s, at most 15 times', () => {
    let tries = 1;
    while (nextStep(pending, tries, true).kind === 'again') tries += 1;
    expect(tries).toBe(15);
    expect(nextStep(pending, 1, true)).toEqual(again);
    expect(polling).toEqual({ every: 2000, tries: 15 });
  });

  test.each(['PAID', 'SHIPPED', 'CANCELED', 'EXPIRED', 'REFUNDED', 'REVIEW'] as const)(
    'ends at %s',
    (status) => {
      expect(nextStep({ kind: 'order', status }, 1, true)).toEqual(stop);
    },
  );

  test('ends when the order does not exist', () => {
    expect(nextStep({ kind: 'missing' }, 1, false)).toEqual(stop);
  });

  test('tolerates a failure in between, but not at the start', () => {
    expect(nextStep({ kind: 'failed' }, 3, true)).toEqual(again);
    expect(nextStep({ kind: 'failed' }, 15, true)).toEqual(stop);
    expect(nextStep({ kind: 'failed' }, 1, false)).toEqual(stop);
  });
});
