import { freeShippingWords, type ShopPolicy } from './shop-policy.ts';

/** Networks that the footer has a sign for, in its order. */
export const socialNetworks = [
  { key: 'instagram', network: 'Instagram', host: 'instagram.com' },
  { key: 'youtube', network: 'YouTube', host: 'youtube.com' },
  { key: 'tiktok', network: 'TikTok', host: 'tiktok.com' },
  { key: 'pinterest', network: 'Pinterest', host: 'pinterest.com' },
] as const;
export type SocialKey = (typeof socialNetworks)[number]['key'];

/** What stands above and below every page, as the owner enters it. */
export interface ShopFront extends Readonly<Record<SocialKey, string>> {
  /** false: there is no banner. */
  readonly banner: boolean;
  /** In place of the usual promise; '': that. */
  readonly bannerWords: string;
  /** Days of the store on which the words are shown, both included; null: no limit. */
  readonly bannerFrom: string | null;
  readonly bannerUntil: string | null;
}

export const bannerLength = 100;

/** A shop whose owner has entered nothing. */
export const defaultShopFront: ShopFront = {
  ...{ instagram: '', youtube: '', tiktok: '', pinterest: '' },
  ...{ banner: true, bannerWords: '', bannerFrom: null, bannerUntil: null },
};

/** Whether an address is one of a network, by https and without a login in it. */
export function isSocialAddress(key: SocialKey, address: string): boolean {
  const url = URL.parse(address);
  const host = socialNetworks.find((each) => each.key === key)?.host ?? '';
  if (url?.protocol !== 'https:' || url.username !== '' || url.port !== '') return false;
  return url.hostname === host || url.hostname.endsWith(`.${host}`);
}

/** Those that were entered, in their order. */
export const socialLinks = (front: ShopFront): { network: string; href: string }[] =>
  socialNetworks.flatMap(({ key, network }) => (front[key] === '' ? [] : [{ network, href: front[key] }]));

interface BannerGiven {
  readonly policy: Pick<ShopPolicy, 'freeShippingFrom' | 'standardShipping' | 'returnDays'>;
  /** Whether the owner has saved the promises: until then nothing is promised above the pages. */
  readonly promised: boolean;
  /** In whole percent; null: nothing is reduced. */
  readonly saleUpTo: number | null;
  readonly name: string;
  /** Of the store. */
  readonly today: string;
}

/** What may be in the words as {{name}}; null: it has no value now. */
export const bannerFields = {
  free_shipping_limit: ({ policy, promised }: BannerGiven) => (promised ? freeShippingWords(policy) : null),
  return_days: ({ policy, promised }: BannerGiven) => (promised ? String(policy.returnDays) : null),
  sale_up_to: ({ saleUpTo }: BannerGiven) => (saleUpTo === null ? null : `${String(saleUpTo)}%`),
  shop_name: ({ name }: BannerGiven) => name,
} as const satisfies Readonly<Record<string, (given: BannerGiven) => string | null>>;

const isField = (name: string): name is keyof typeof bannerFields => Object.hasOwn(bannerFields, name);
const field = /\{\{\s*(.*?)\s*\}\}/g;

/** The fields of the words that there are not. */
export const unknownBannerFields = (words: string): string[] =>
  [...words.matchAll(field)].map(([, name = '']) => name).filter((name) => !isField(name));

/** The line above every page; null: there is none. */
export function bannerText(front: ShopFront, given: BannerGiven): string | null {
  if (!front.banner) return null;
  return ownWords(front, given) ?? usualWords(given);
}

/** null: there are none on this day, or a field of them has no value. */
function ownWords({ bannerWords, bannerFrom, bannerUntil }: ShopFront, given: BannerGiven): string | null {
  const isDue = (bannerFrom ?? '') <= given.today && (bannerUntil ?? '9999') >= given.today;
  if (bannerWords === '' || !isDue) return null;
  const values = new Map<string, string | null>();
  for (const [whole, name = ''] of bannerWords.matchAll(field))
    values.set(whole, isField(name) ? bannerFields[name](given) : null);
  if ([...values.values()].includes(null)) return null;
  return bannerWords.replace(field, (whole) => values.get(whole) ?? '');
}

function usualWords({ policy, promised }: BannerGiven): string | null {
  if (!promised) return null;
  if (policy.standardShipping === 0) return 'FREE SHIPPING ON ALL ORDERS';
  const free = freeShippingWords(policy);
  return free === null ? null : `FREE SHIPPING ON ORDERS OVER ${free}`;
}
