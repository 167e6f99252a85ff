import type { StaffRole } from '@ritual/shared/contract';

/** What a role is for, in one sentence. */
export const roleWords: Readonly<Record<StaffRole, string>> = {
  owner: 'May do everything, also staff, exports and the storefront.',
  fulfillment: 'Sees people, messages and emails, to ship what was ordered.',
  support: 'Works with people, messages and emails.',
  catalog: 'Sees visits and the storefront.',
  analyst: 'Sees figures, and nothing about a person.',
};
