import { account } from './faq/account.ts';
import { orders } from './faq/orders.ts';
import { returnsAndRefunds, warrantyGroup } from './faq/returns.ts';
import { sizing } from './faq/sizing.ts';
import type { FaqGroup } from './faq/types.ts';
import { fillIn, type ToldShop } from './shop-words.ts';

export type { FaqEntry, FaqGroup } from './faq/types.ts';

/** Every number comes from the policy. */
const faqGroups: readonly FaqGroup[] = [orders, returnsAndRefunds, warrantyGroup, sizing, account];

/** Questions and answers of a shop. */
export function faqOf(shop: ToldShop | null): readonly FaqGroup[] {
  return faqGroups.map((group) => ({
    ...group,
    entries: group.entries.map((entry) => ({ ...entry, answer: fillIn(entry.answer, shop) })),
  }));
}
