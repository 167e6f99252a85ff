import { expect, test } from '@jest/globals';
import type { ShippingOption } from '@ritual/shared/kernel';
import { optionsNow, refusalOf } from './known-options.ts';

const standard = { method: 'standard', shipping: 990, refused: null } as const;
const expedited = { method: 'expedited', shipping: 1990, refused: null } as const;
const nextDay = { method: 'next-day', shipping: 3490, refused: null } as const;

test.each<[string, ShippingOption[], ShippingOption[] | null, ShippingOption[]]>([
  ['nothing told', [standard, expedited], null, [standard, expedited]],
  [
    'another price',
    [standard, expedited],
    [standard, { ...expedited, shipping: 0 }],
    [standard, { ...expedited, shipping: 0 }],
  ],
  ['a method more', [standard], [standard, nextDay], [standard, nextDay]],
  ['a method less', [standard, expedited], [standard], [standard, { ...expedited, refused: 'not-offered' }]],
])('%s', (_, own, told, now) => expect(optionsNow(own, told)).toEqual(now));

test.each([
  [{ method: 'standard', reason: 'po-box' }, 'po-box'],
  [{ reason: 'something new' }, 'not-offered'],
  [null, 'not-offered'],
])('%j is refused as %s', (details, reason) => expect(refusalOf(details)).toBe(reason));
