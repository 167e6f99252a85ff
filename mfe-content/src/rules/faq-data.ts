import { account } from './faq/account.ts';
import { orders } from './faq/orders.ts';
import { returnsAndRefunds, warrantyGroup } from './faq/returns.ts';
import { sizing } from './faq/sizing.ts';
import type { FaqGroup } from './faq/types.ts';

export type { FaqEntry, FaqGroup } from './faq/types.ts';

/** Questions and answers; every number comes from the policy. */
export const faqGroups: readonly FaqGroup[] = [orders, returnsAndRefunds, warrantyGroup, sizing, account];
