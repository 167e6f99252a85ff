import { timeZoneName } from '../../dates.ts';
import { fasterShippingWords, methodsNotToWords, methodsOfferedWords } from '../../shipping/method-words.ts';
import { shopName } from '../../shop/brand-name.ts';
import { openingListPolicy } from '../../shop/opening-list.ts';
import { contactPolicy, policy, promises, retention } from '../../shop/policy.ts';
import { replyWords, withinRefundDays } from '../../shop/promise-words.ts';
import { postalLine } from '../../shop/shop.ts';
import {
  cutoffWords,
  freeShippingWords,
  policyOf,
  processingWords,
  shippingCostWords,
  spanWords,
  standardShippingWords,
  type DaySpan,
  type ShopPolicy,
  type ToldPolicy,
} from '../../shop/shop-policy.ts';

interface Facts {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** As much of a shop as texts tell. */
export interface ToldShop {
  readonly facts: Facts | null;
  readonly policy?: ToldPolicy | undefined;
}

/** Words, or words that lead somewhere; null: the shop does not say this, and what names it is left out. */
type Value = string | { readonly words: string; readonly to: string } | null;

interface Field {
  /** What it says, for authors. */
  readonly about: string;
  readonly value: (facts: Facts | null, policy: ShopPolicy) => Value;
}

const fixed = (about: string, value: string | number): Field => ({ about, value: () => String(value) });
const told = (about: string, words: (policy: ShopPolicy) => string | null): Field => ({
  about,
  value: (_, now) => words(now),
});

/** A mark that says nothing itself: what has it is shown only where this holds. */
const where = (about: string, holds: (policy: ShopPolicy) => boolean): Field =>
  told(about, (now) => (holds(now) ? '' : null));
const spanOrNone = (span: DaySpan | null) => (span === null ? null : spanWords(span));

function refundSentence(now: ShopPolicy): string {
  const within = withinRefundDays(now);
  return within === '' ? '' : `The money shows${within}.`;
}

function freeSentence(now: ShopPolicy): string {
  if (now.standardShipping === 0) return 'Free of charge.';
  const free = freeShippingWords(now);
  return free === null ? '' : `Free from ${free}.`;
}

/** The fields that a page may have, by name. A name is never taken away: pages that are kept have it. */
const fields = {
  shop_name: { about: 'Name of the shop', value: (facts) => shopName({ facts }) },
  email: {
    about: 'Email address of the shop, as a link',
    value: (facts) =>
      facts
        ? { words: facts.email, to: `mailto:${facts.email}` }
        : { words: 'our email address', to: '/contact' },
  },
  phone: { about: 'Phone number of the shop', value: (facts) => facts?.phone ?? 'our phone number' },
  postal_address: {
    about: 'Name and address of the shop',
    value: (facts) => (facts ? postalLine(facts) : shopName(null)),
  },
  return_days: told('Days to return a piece', ({ returnDays }) => String(returnDays)),
  processing_days: told('Business days until an order ships', processingWords),
  cutoff: told('Until when an order starts on the same day', cutoffWords),
  time_zone: told('Time zone of that', ({ timeZone }) => timeZoneName(timeZone)),
  standard_days: told('Business days of standard delivery', (now) => spanWords(now.deliveryDays.standard)),
  expedited_days: told('Business days of expedited delivery', (now) => spanWords(now.deliveryDays.expedited)),
  next_day_days: told('Business days of next-day delivery', (now) => spanWords(now.deliveryDays['next-day'])),
  standard_price: told('Price of standard shipping', standardShippingWords),
  expedited_price: told('Price of expedited shipping', (now) => fasterShippingWords('expedited', now)),
  next_day_price: told('Price of next-day shipping', (now) => fasterShippingWords('next-day', now)),
  shipping_cost: told('What standard shipping costs, in sentences', shippingCostWords),
  shipping_free: told('Where it is free, in a sentence; nothing where it never is', freeSentence),
  methods_offered: told('Shipping methods of the checkout, in a sentence', methodsOfferedWords),
  methods_not_to: told(
    'Where methods do not go, in sentences; nothing if they go everywhere',
    methodsNotToWords,
  ),
  refund_days: told('Business days until a refund shows', ({ refundDays }) => spanOrNone(refundDays)),
  refund_shown: told('When a refund shows, in a sentence; nothing if it is not promised', refundSentence),
  warranty_months: told('Months of the warranty', ({ warrantyMonths }) =>
    warrantyMonths === null ? null : String(warrantyMonths),
  ),
  claim_days: told('Business days to review a claim', ({ claimDays }) => spanOrNone(claimDays)),
  reply_hours: told('Hours until the shop replies', ({ replyHours }) => spanOrNone(replyHours)),
  reply_time: told('When the shop replies, in a sentence; nothing if it is not promised', replyWords),
  where_warranty: where('Shown only if there is a warranty', (now) => now.warrantyMonths !== null),
  where_free_returns: where('Shown only if returns are free', (now) => now.freeReturns),
  where_paid_returns: where('Shown only if returns are not free', (now) => !now.freeReturns),
  held_minutes: fixed('Minutes for which pieces are held for a payment', policy.heldMinutes),
  late_days: fixed('Days after which a late order is canceled', promises.shipWithinDays),
  late_refund_days: fixed('Business days until its refund is sent', promises.delayRefundDays),
  dispute_days: fixed('Days to settle a disagreement', promises.disputeDays),
  notice_days: fixed('Days of notice before a change of terms', promises.noticeDays),
  privacy_answer_days: fixed('Days to answer a request about data', promises.privacyAnswerDays),
  privacy_appeal_days: fixed('Days to answer an appeal about data', promises.privacyAppealDays),
  search_words_days: fixed(
    'Days for which searches that found nothing are counted',
    retention.searchMissDays,
  ),
  opening_confirm_days: fixed(
    'Days in which the list to be told is joined by the link',
    openingListPolicy.confirmDays,
  ),
  opening_told_days: fixed('Days for which told addresses are kept', openingListPolicy.toldDays),
  visit_months: fixed('Months for which visits are kept', retention.analyticsMonths),
  sent_mail_days: fixed('Days for which copies of emails are kept', retention.sentMailDays),
  idle_login_days: fixed('Days without use after which a sign-in ends', retention.idleLoginDays),
  whole_login_days: fixed('Days after which every sign-in ends', retention.wholeLoginDays),
  ended_login_days: fixed('Days for which an ended sign-in is kept', retention.endedLoginDays),
  unclaimed_account_days: fixed(
    'Days for which an account from the phone is kept that came to nothing',
    retention.unclaimedAccountDays,
  ),
  cart_days: fixed('Days for which the cart of a visitor is kept', retention.visitorCartDays),
  saved_products_days: fixed(
    'Days for which saved products of a visitor are kept',
    retention.visitorWishlistDays,
  ),
  payment_key_days: fixed('Days for which a begun payment is kept', retention.checkoutKeyDays),
  tries_days: fixed('Days for which counted tries are kept', retention.triesDays),
  page_report_days: fixed('Days for which reports of pages are kept', retention.pageReportDays),
  trial_view_days: fixed('Days for which views of a trial are kept', retention.canaryViewDays),
  message_months: fixed('Months for which settled messages are kept', contactPolicy.keepClosedMonths),
  spam_days: fixed('Days for which spam is kept', contactPolicy.keepSpamDays),
} as const satisfies Readonly<Record<string, Field>>;

const byName = new Map<string, Field>(Object.entries(fields));

export const pageFieldNames: readonly string[] = [...byName.keys()];

/** undefined: the shop has no such field; null: it has, and says nothing of it. */
export const fieldValue = (name: string, shop: ToldShop | null): Value | undefined =>
  byName.get(name)?.value(shop?.facts ?? null, policyOf(shop));

/** All fields with what they say now, for authors. */
export const pageFieldList = (shop: ToldShop | null) =>
  [...byName].map(([name, { about, value }]) => {
    const now = value(shop?.facts ?? null, policyOf(shop));
    return { name, about, now: now === null || typeof now === 'string' ? (now ?? '') : now.words };
  });
