import { expect, test } from '@jest/globals';
import { draftEvidence, mayAnswer, type EvidenceFacts } from './dispute-evidence.ts';

const at = (time: string) => new Date(`${time}T17:00:00Z`);
const facts: EvidenceFacts = {
  ...{ number: 'ROP-7K3M9Q', paidAt: at('2026-11-02'), name: 'Ada Cole', email: 'ada@example.com' },
  ...{ street: '1 Main Street', city: 'Boston', state: 'MA', zip: '02108' },
  items: [{ name: 'Halo Bra', color: 'Bone', size: 'S', quantity: 2, unitPriceCents: 4860 }],
  ...{ shippingCents: 990, taxCents: 500, discountCents: 0, totalCents: 11_210, returnDays: 30 },
  parcels: [
    {
      ...{ carrier: 'UPS', trackingNumber: '1Z1', shippedAt: at('2026-11-04') },
      ...{ deliveredAt: at('2026-11-07'), deliveryAssumed: false },
    },
  ],
  messages: [{ at: at('2026-11-09'), from: 'customer', text: 'It fits, thank you.' }],
  refundDays: { from: 3, to: 10 },
  returnsUrl: 'https://example.com/returnswarranty',
};

test('evidence is drafted from what the order knows', () => {
  const drafted = draftEvidence(facts);
  expect(drafted).toMatchObject({
    productDescription: '2 x Halo Bra, Bone, S',
    customerName: 'Ada Cole',
    shippingAddress: 'Ada Cole\n1 Main Street\nBoston, MA 02108',
    ...{ shippingCarrier: 'UPS', shippingTracking: '1Z1' },
    shippingDate: expect.stringContaining('Nov 4'),
    refundPolicy: expect.stringContaining('within 30 days'),
  });
  expect(drafted).not.toHaveProperty('refundRefusal');
  // Only the payment page has asked for it.
  expect(drafted).not.toHaveProperty('billingAddress');
  for (const part of ['Receipt of order ROP-7K3M9Q', 'Total: $112.10', 'delivered on', 'It fits, thank you.'])
    expect(drafted.other).toContain(part);
});

test('what went out in exchange was not bought: it stands among the deliveries', () => {
  const [bought] = facts.items;
  if (!bought) throw new Error('Nothing was bought.');
  const drafted = draftEvidence({ ...facts, items: [bought, { ...bought, size: 'M', isExchange: true }] });
  expect(drafted.productDescription).toBe('2 x Halo Bra, Bone, S');
  expect(drafted.other?.match(/Halo Bra.*/g)).toEqual(['Halo Bra, Bone, S: $97.20', 'Halo Bra, Bone, M']);
});

test('what was erased, has not left or is only assumed is not claimed', () => {
  const { shippingAddress, shippingCarrier } = draftEvidence({
    ...facts,
    name: '',
    street: '',
    parcels: [],
  });
  expect([shippingAddress, shippingCarrier]).toEqual([undefined, undefined]);
  const assumed = facts.parcels.map((parcel) => ({ ...parcel, deliveryAssumed: true }));
  expect(draftEvidence({ ...facts, parcels: assumed }).other).not.toContain('delivered on');
});

test('a field is no longer than the provider takes', () => {
  const messages = [{ at: at('2026-11-09'), from: 'store' as const, text: 'x'.repeat(30_000) }];
  expect(draftEvidence({ ...facts, messages }).other).toHaveLength(20_000);
});

test('a dispute is answered once, before its deadline and before the bank has decided', () => {
  const open = { state: 'open', needsAnswer: true, dueBy: at('2026-11-20'), answer: null } as const;
  const now = at('2026-11-10');
  expect(mayAnswer(open, now)).toBe('yes');
  expect(mayAnswer({ ...open, dueBy: null }, now)).toBe('yes');
  expect(mayAnswer(open, at('2026-11-20'))).toBe('overdue');
  expect(mayAnswer({ ...open, answer: 'evidence' }, now)).toBe('answered');
  expect(mayAnswer({ ...open, needsAnswer: false }, now)).toBe('answered');
  expect(mayAnswer({ ...open, state: 'lost' }, now)).toBe('decided');
});
