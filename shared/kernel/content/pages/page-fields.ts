import { fasterShippingWords, methodsNotToWords, methodsOfferedWords } from '../../shipping/method-words.ts';
import { shopName } from '../../shop/brand-name.ts';
import { openingListPolicy } from '../../shop/opening-list.ts';
import { contactPolicy, policy, promises, retention } from '../../shop/policy.ts';
import { postalLine } from '../../shop/shop.ts';
import {
  cutoffWords,
  freeShippingWords,
  policyOf,
  processingWords,
  shippingCostWords,
  spanWords,
  standardShippingWords,
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

/** Words, or words that lead somewhere. */
type Value = string | { readonly words: string; readonly to: string };

interface Field {
  /** What it says, for authors. */
  readonly about: string;
  readonly value: (facts: Facts | null, policy: ShopPolicy) => Value;
}

const fixed = (about: string, value: string | number): Field => ({ about, value: () => String(value) });
const told = (about: string, words: (policy: ShopPolicy) => string): Field => ({
  about,
  value: (_, now) => words(now),
});

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
  refund_days: fixed('Business days until a refund shows', policy.returns.refundDays),
  warranty_months: fixed('Months of the warranty', policy.warranty.months),
  claim_days: fixed('Business days to review a claim', policy.warranty.reviewDays),
  reply_hours: fixed('Hours until the shop replies', policy.support.replyHours),
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

/** undefined: the shop has no such field. */
export const fieldValue = (name: string, shop: ToldShop | null): Value | undefined =>
  byName.get(name)?.value(shop?.facts ?? null, policyOf(shop));

/** All fields with what they say now, for authors. */
export const pageFieldList = (shop: ToldShop | null) =>
  [...byName].map(([name, { about, value }]) => {
    const now = value(shop?.facts ?? null, policyOf(shop));
    return { name, about, now: typeof now === 'string' ? now : now.words };
  });
