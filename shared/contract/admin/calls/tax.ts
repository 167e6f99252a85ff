import type { CallDefinition } from '../../call.ts';

const settings = async () => (await import('../settings.ts')).adminSettings;

/** Orders that are placed from then on are taxed by it. */
export const addTaxRule = {
  method: 'POST',
  path: '/api/admin/settings/tax-rules',
  auth: 'admin',
  right: 'settings.write',
  status: 201,
  errors: ['TAX_REGISTRATION_MISSING'],
  schemas: async () => {
    const { newTaxRule: body } = await import('../tax.ts');
    return { body, response: await settings() };
  },
} as const satisfies CallDefinition;

/** Orders keep the rate with which they were placed. */
export const removeTaxRule = {
  method: 'DELETE',
  path: '/api/admin/settings/tax-rules/:id',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['TAX_RULE_NOT_FOUND'],
  schemas: async () => {
    const { taxParams: params } = await import('../tax.ts');
    return { params, response: await settings() };
  },
} as const satisfies CallDefinition;

/** Tax is charged in a state from the first day of a registration to its last one. */
export const addTaxRegistration = {
  method: 'POST',
  path: '/api/admin/settings/tax-registrations',
  auth: 'admin',
  right: 'settings.write',
  status: 201,
  errors: [],
  schemas: async () => {
    const { newTaxRegistration: body } = await import('../tax.ts');
    return { body, response: await settings() };
  },
} as const satisfies CallDefinition;

/** Other days, or another number; the rules of the state stay as they are, and charge on the new days. */
export const updateTaxRegistration = {
  method: 'PUT',
  path: '/api/admin/settings/tax-registrations/:id',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['TAX_REGISTRATION_NOT_FOUND', 'SETTINGS_CHANGED'],
  schemas: async () => {
    const { taxParams: params, taxRegistrationUpdate: body } = await import('../tax.ts');
    return { params, body, response: await settings() };
  },
} as const satisfies CallDefinition;

/** As if it had never been entered: the rules of the state stay, and charge nothing. */
export const removeTaxRegistration = {
  method: 'DELETE',
  path: '/api/admin/settings/tax-registrations/:id',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['TAX_REGISTRATION_NOT_FOUND'],
  schemas: async () => {
    const { taxParams: params } = await import('../tax.ts');
    return { params, response: await settings() };
  },
} as const satisfies CallDefinition;
