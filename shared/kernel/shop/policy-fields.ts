import { decimalOfCents, type Cents } from '../pricing/money.ts';
import type { ShippingRules } from '../shipping/ship-by.ts';
import type { DaySpan, ShopPolicy } from './shop-policy.ts';

/** A policy as its table and its form have it, without the packing times. */
export interface PolicyFields extends Pick<
  ShopPolicy,
  'freeShippingFrom' | 'standardShipping' | 'returnDays' | 'freeReturns' | 'warrantyMonths'
> {
  readonly standardFrom: number;
  readonly standardTo: number;
  readonly standardNotTo: readonly string[];
  readonly standardPoBoxes: boolean;
  readonly expeditedPrice: Cents | null;
  readonly expeditedFreeFrom: Cents | null;
  readonly expeditedFrom: number;
  readonly expeditedTo: number;
  readonly expeditedNotTo: readonly string[];
  readonly expeditedPoBoxes: boolean;
  readonly nextDayPrice: Cents | null;
  readonly nextDayFreeFrom: Cents | null;
  readonly nextDayFrom: number;
  readonly nextDayTo: number;
  readonly nextDayNotTo: readonly string[];
  readonly nextDayPoBoxes: boolean;
  /** null, of both: nothing is promised. */
  readonly refundFrom: number | null;
  readonly refundTo: number | null;
  readonly claimFrom: number | null;
  readonly claimTo: number | null;
  readonly replyFrom: number | null;
  readonly replyTo: number | null;
}

const spanOf = (from: number | null, to: number | null): DaySpan | null =>
  from === null || to === null ? null : { from, to };

export function policyFieldsOf({ deliveryDays, reach, faster, ...policy }: ShopPolicy): PolicyFields {
  const { standard, expedited, 'next-day': nextDay } = deliveryDays;
  const { freeShippingFrom, standardShipping, returnDays, freeReturns, warrantyMonths } = policy;
  const { refundDays, claimDays, replyHours } = policy;
  return {
    ...{ freeShippingFrom, standardShipping, returnDays, freeReturns, warrantyMonths },
    ...{ refundFrom: refundDays?.from ?? null, refundTo: refundDays?.to ?? null },
    ...{ claimFrom: claimDays?.from ?? null, claimTo: claimDays?.to ?? null },
    ...{ replyFrom: replyHours?.from ?? null, replyTo: replyHours?.to ?? null },
    ...{ standardFrom: standard.from, standardTo: standard.to },
    ...{ standardNotTo: reach.standard.notTo, standardPoBoxes: reach.standard.poBoxes },
    ...{ expeditedPrice: faster.expedited.price, expeditedFreeFrom: faster.expedited.freeFrom },
    ...{ expeditedFrom: expedited.from, expeditedTo: expedited.to },
    ...{ expeditedNotTo: reach.expedited.notTo, expeditedPoBoxes: reach.expedited.poBoxes },
    ...{ nextDayPrice: faster['next-day'].price, nextDayFreeFrom: faster['next-day'].freeFrom },
    ...{ nextDayFrom: nextDay.from, nextDayTo: nextDay.to },
    ...{ nextDayNotTo: reach['next-day'].notTo, nextDayPoBoxes: reach['next-day'].poBoxes },
  };
}

export function shopPolicyOf(
  { freeShippingFrom, standardShipping, returnDays, freeReturns, warrantyMonths, ...fields }: PolicyFields,
  { timeZone, cutoff, processingDays }: Pick<ShippingRules, 'timeZone' | 'cutoff' | 'processingDays'>,
): ShopPolicy {
  const { standard, ...faster } = processingDays;
  return {
    ...{ freeShippingFrom, standardShipping, returnDays, freeReturns, warrantyMonths },
    refundDays: spanOf(fields.refundFrom, fields.refundTo),
    claimDays: spanOf(fields.claimFrom, fields.claimTo),
    replyHours: spanOf(fields.replyFrom, fields.replyTo),
    ...{ timeZone, cutoff, processingDays: standard, fasterProcessingDays: faster },
    faster: {
      expedited: { price: fields.expeditedPrice, freeFrom: fields.expeditedFreeFrom },
      'next-day': { price: fields.nextDayPrice, freeFrom: fields.nextDayFreeFrom },
    },
    reach: {
      standard: { notTo: fields.standardNotTo, poBoxes: fields.standardPoBoxes },
      expedited: { notTo: fields.expeditedNotTo, poBoxes: fields.expeditedPoBoxes },
      'next-day': { notTo: fields.nextDayNotTo, poBoxes: fields.nextDayPoBoxes },
    },
    deliveryDays: {
      standard: { from: fields.standardFrom, to: fields.standardTo },
      expedited: { from: fields.expeditedFrom, to: fields.expeditedTo },
      'next-day': { from: fields.nextDayFrom, to: fields.nextDayTo },
    },
  };
}

const policyAmounts = [
  ...(['freeShippingFrom', 'standardShipping'] as const),
  ...(['expeditedPrice', 'expeditedFreeFrom', 'nextDayPrice', 'nextDayFreeFrom'] as const),
] as const satisfies readonly (keyof PolicyFields)[];
export type PolicyAmount = (typeof policyAmounts)[number];
export const isPolicyAmount = (name: keyof PolicyFields): name is PolicyAmount =>
  (policyAmounts as readonly string[]).includes(name);

/** The fields with each amount as `convert` gives it. */
export function withPolicyAmounts<To>(fields: PolicyFields, convert: (cents: Cents) => To) {
  const amount = (name: PolicyAmount) => {
    const cents = fields[name];
    return cents === null ? null : convert(cents);
  };
  return {
    ...fields,
    ...{ freeShippingFrom: amount('freeShippingFrom'), standardShipping: convert(fields.standardShipping) },
    ...{ expeditedPrice: amount('expeditedPrice'), expeditedFreeFrom: amount('expeditedFreeFrom') },
    ...{ nextDayPrice: amount('nextDayPrice'), nextDayFreeFrom: amount('nextDayFreeFrom') },
  };
}

type Sent = { readonly [K in keyof PolicyFields]?: PolicyFields[K] | undefined };

/** The fields that were sent; of the others what is kept. */
export const policyFieldsFrom = (sent: Sent, kept: PolicyFields): PolicyFields => ({
  ...kept,
  ...(Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Sent &
    Partial<PolicyFields>),
});

/** As the audit log has them. */
export const policyAuditValues = (fields: PolicyFields) => ({
  ...withPolicyAmounts(fields, decimalOfCents),
  standardNotTo: fields.standardNotTo.join(', '),
  expeditedNotTo: fields.expeditedNotTo.join(', '),
  nextDayNotTo: fields.nextDayNotTo.join(', '),
});
