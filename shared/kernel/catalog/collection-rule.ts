import { catalogPolicy } from './catalog-policy.ts';
import { formatCents } from '../pricing/money.ts';
import { genderLabel, genders, type Gender } from './sizes/sizes.ts';

/** What a product needs to belong to a collection: all of it. */
export interface CollectionRule {
  /** null: any. */
  readonly gender: Gender | null;
  /** One of them; empty: any. */
  readonly categories: readonly string[];
  readonly onSale: boolean;
  readonly limited: boolean;
  /** Released in the last days, as the badge NEW counts them. */
  readonly isNew: boolean;
  /** Cents, both included; null: no limit. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
}

export const emptyRule: CollectionRule = {
  ...{ gender: null, categories: [], onSale: false, limited: false, isNew: false },
  ...{ priceFrom: null, priceTo: null },
};

/** How the rule of a collection that is listed by hand is written. */
export const listedByHand = 'listed in collections';
const onSale = 'compareAtPrice above price';

/** Whether it asks for anything at all. */
export const isRule = (rule: CollectionRule): boolean => ruleText(rule) !== '';

/** As a rule is kept: one condition to a line. Lines of categories are alternatives of each other. */
export function ruleText(rule: CollectionRule): string {
  return [
    ...(rule.gender === null ? [] : [`gender ${rule.gender}`]),
    ...rule.categories.map((name) => `category ${name}`),
    ...(rule.onSale ? [onSale] : []),
    ...(rule.limited ? ['limited'] : []),
    ...(rule.isNew ? ['new'] : []),
    ...(rule.priceFrom === null ? [] : [`price from ${String(rule.priceFrom)}`]),
    ...(rule.priceTo === null ? [] : [`price to ${String(rule.priceTo)}`]),
  ].join('\n');
}

/** null: any other text, which says that the collection is listed by hand. */
export function ruleOf(text: string): CollectionRule | null {
  let rule: CollectionRule = emptyRule;
  for (const line of text.split('\n')) {
    const next = withLine(rule, line);
    if (!next) return null;
    rule = next;
  }
  return rule;
}

function withLine(rule: CollectionRule, line: string): CollectionRule | null {
  const [, kind, value = ''] = /^(gender|category|price from|price to) (.+)$/.exec(line) ?? [];
  if (kind === 'category') return { ...rule, categories: [...rule.categories, value] };
  if (kind === 'gender') {
    const gender = genders.find((each) => each === value);
    return gender ? { ...rule, gender } : null;
  }
  if (kind !== undefined) {
    if (!/^\d{1,9}$/.test(value)) return null;
    return { ...rule, [kind === 'price from' ? 'priceFrom' : 'priceTo']: Number(value) };
  }
  if (line === onSale) return { ...rule, onSale: true };
  if (line === 'limited') return { ...rule, limited: true };
  return line === 'new' ? { ...rule, isNew: true } : null;
}

interface RuledProduct {
  readonly gender: Gender;
  readonly categories: readonly string[];
  readonly price: number;
  readonly compareAtPrice: number | null;
  readonly limited: boolean;
  readonly releasedAt: string;
}

/** Since when a product has to be released to be new (milliseconds since 1970). */
export const newSince = (now: number): number => now - catalogPolicy.newForDays * 86_400_000;

export function fitsRule(product: RuledProduct, rule: CollectionRule, now: number): boolean {
  const { categories, gender, priceFrom, priceTo } = rule;
  return (
    (gender === null || product.gender === gender) &&
    (categories.length === 0 || product.categories.some((name) => categories.includes(name))) &&
    (!rule.onSale || (product.compareAtPrice ?? 0) > product.price) &&
    (!rule.limited || product.limited) &&
    (!rule.isNew || Date.parse(product.releasedAt) >= newSince(now)) &&
    (priceFrom === null || product.price >= priceFrom) &&
    (priceTo === null || product.price <= priceTo)
  );
}

/** For the audit log: 'Women, Bras or Tops, on sale, from $10.00'. */
export function ruleWords(text: string): string {
  const rule = ruleOf(text);
  if (!rule) return 'by hand';
  return [
    ...(rule.gender === null ? [] : [genderLabel[rule.gender]]),
    ...(rule.categories.length === 0 ? [] : [rule.categories.join(' or ')]),
    ...(rule.onSale ? ['on sale'] : []),
    ...(rule.limited ? ['limited'] : []),
    ...(rule.isNew ? ['new'] : []),
    ...(rule.priceFrom === null ? [] : [`from ${formatCents(rule.priceFrom)}`]),
    ...(rule.priceTo === null ? [] : [`up to ${formatCents(rule.priceTo)}`]),
  ].join(', ');
}
