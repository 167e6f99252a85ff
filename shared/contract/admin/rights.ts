// Pure data: who of the staff may do what. The one table of it; API, mocks and pages read it here.

export const staffRoles = ['owner', 'fulfillment', 'support', 'catalog', 'analyst'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const rights = [
  'orders.read',
  'orders.ship',
  'orders.refund',
  'orders.write',
  'orders.change',
  'orders.create',
  'orders.export',
  'people.read',
  'people.write',
  'people.erase',
  'people.export',
  'staff.read',
  'staff.write',
  'audit.read',
  'audit.export',
  'messages.read',
  'messages.write',
  'mails.read',
  'mails.write',
  'reviews.read',
  'reviews.write',
  'products.read',
  'products.write',
  'figures.read',
  'stock.read',
  'stock.write',
  'visits.read',
  'storefront.read',
  'storefront.write',
  'settings.read',
  'settings.write',
] as const;
export type Right = (typeof rights)[number];

/** Analysts see figures and no personal data; what cannot be taken back, and what gives rights, is for owners. */
export const rightsOf: Readonly<Record<StaffRole, readonly Right[]>> = {
  owner: rights,
  support: [
    ...['orders.read', 'orders.refund', 'orders.write', 'orders.change', 'orders.create'],
    ...[
      'people.read',
      'people.write',
      'messages.read',
      'messages.write',
      'mails.read',
      'mails.write',
      'reviews.read',
      'reviews.write',
      'settings.read',
    ],
  ] as const,
  fulfillment: [
    ...['orders.read', 'orders.ship', 'orders.write', 'people.read'],
    ...['messages.read', 'mails.read', 'products.read', 'stock.read', 'stock.write', 'settings.read'],
  ] as const,
  catalog: [
    ...['reviews.read', 'reviews.write', 'products.read', 'products.write'],
    ...['figures.read', 'stock.read', 'stock.write', 'visits.read', 'storefront.read'],
  ] as const,
  analyst: ['figures.read', 'stock.read', 'visits.read', 'storefront.read'],
};

export function rolesWith(right: Right): readonly StaffRole[] {
  return staffRoles.filter((role) => rightsOf[role].includes(right));
}

export const staffRoleLabel: Readonly<Record<StaffRole, string>> = {
  owner: 'Owner',
  fulfillment: 'Fulfillment',
  support: 'Support',
  catalog: 'Catalog',
  analyst: 'Analyst',
};
