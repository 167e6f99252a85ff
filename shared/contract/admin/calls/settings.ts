import type { CallDefinition } from '../../call.ts';

export const getSettings = {
  method: 'GET',
  path: '/api/admin/settings',
  auth: 'admin',
  right: 'settings.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { adminSettings: response } = await import('../settings.ts');
    return { response };
  },
} as const satisfies CallDefinition;

/** Who sells; pages, mails and invoices say it from then on. */
export const updateFacts = {
  method: 'PUT',
  path: '/api/admin/settings/facts',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['SETTINGS_CHANGED'],
  schemas: async () => {
    const { factsUpdate: body, adminSettings: response } = await import('../settings.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

/** Orders that are paid from then on go by it. */
export const updatePacking = {
  method: 'PUT',
  path: '/api/admin/settings/packing',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['SETTINGS_CHANGED'],
  schemas: async () => {
    const { packingUpdate: body, adminSettings: response } = await import('../settings.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

/** Every page shows it from then on. */
export const updateFront = {
  method: 'PUT',
  path: '/api/admin/settings/front',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['SETTINGS_CHANGED'],
  schemas: async () => {
    const [{ frontUpdate: body }, { adminSettings: response }] = await Promise.all([
      import('../front.ts'),
      import('../settings.ts'),
    ]);
    return { body, response };
  },
} as const satisfies CallDefinition;

/** Pages, mails and orders go by it from then on; an order keeps the return period that it was placed with. */
export const updatePolicy = {
  method: 'PUT',
  path: '/api/admin/settings/policy',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['SETTINGS_CHANGED'],
  schemas: async () => {
    const [{ policyUpdate: body }, { adminSettings: response }] = await Promise.all([
      import('../policy.ts'),
      import('../settings.ts'),
    ]);
    return { body, response };
  },
} as const satisfies CallDefinition;

/** What is left to do before the shop opens. */
export const getOpening = {
  method: 'GET',
  path: '/api/admin/opening',
  auth: 'admin',
  right: 'settings.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { opening: response } = await import('../opening.ts');
    return { response };
  },
} as const satisfies CallDefinition;

/** Shoppers see the shop from then on; it does not close again. */
export const openShop = {
  method: 'POST',
  path: '/api/admin/opening',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['SETTINGS_CHANGED', 'OPENING_INCOMPLETE'],
  schemas: async () => {
    const { openShopRequest: body, opening: response } = await import('../opening.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

/** Reads the provider's account of the payment keys, and keeps what it may do. */
export const checkPaymentAccount = {
  method: 'POST',
  path: '/api/admin/opening/payment-account',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['PAYMENT_KEYS_REFUSED', 'PAYMENT_PROVIDER_UNAVAILABLE'],
  schemas: async () => {
    const { opening: response } = await import('../opening.ts');
    return { response };
  },
} as const satisfies CallDefinition;

/** Makes the provider send an event without moving money; `getOpening` says when it has arrived. */
export const checkPaymentEvent = {
  method: 'POST',
  path: '/api/admin/opening/payment-event',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['PAYMENT_KEYS_REFUSED', 'PAYMENT_PROVIDER_UNAVAILABLE'],
  schemas: async () => {
    const { opening: response } = await import('../opening.ts');
    return { response };
  },
} as const satisfies CallDefinition;

export const addClosedDay = {
  method: 'POST',
  path: '/api/admin/settings/closed-days',
  auth: 'admin',
  right: 'settings.write',
  status: 201,
  errors: [],
  schemas: async () => {
    const { newClosedDay: body, adminSettings: response } = await import('../settings.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

export const removeClosedDay = {
  method: 'DELETE',
  path: '/api/admin/settings/closed-days/:day',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['CLOSED_DAY_NOT_FOUND'],
  schemas: async () => {
    const { closedDayParams: params, adminSettings: response } = await import('../settings.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;
