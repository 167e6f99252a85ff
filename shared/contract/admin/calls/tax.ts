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

/** Other days of a rule: it ends before one with another rate begins. */
export const updateTaxRule = {
  method: 'PUT',
  path: '/api/admin/settings/tax-rules/:id',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['TAX_RULE_NOT_FOUND', 'SETTINGS_CHANGED'],
  schemas: async () => {
    const { taxParams: params, taxRuleDays: body } = await import('../tax.ts');
    return { params, body, response: await settings() };
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

/** What was sold, taxed and given back in a month or a quarter, by jurisdiction: for filing. */
export const getTaxReport = {
  method: 'GET',
  path: '/api/admin/tax-report',
  auth: 'admin',
  right: 'figures.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { taxReportQuery: query, taxReport: response } = await import('../tax-report.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

const detailed = async () => (await import('../detailed-tax.ts')).detailedTaxRules;

/** Apart from the other settings, because there may be hundreds of them. */
export const getDetailedTaxRules = {
  method: 'GET',
  path: '/api/admin/settings/detailed-tax-rules',
  auth: 'admin',
  right: 'settings.read',
  status: 200,
  errors: [],
  schemas: async () => ({ response: await detailed() }),
} as const satisfies CallDefinition;

/** Orders that are placed from then on are taxed by it. */
export const addDetailedTaxRule = {
  method: 'POST',
  path: '/api/admin/settings/detailed-tax-rules',
  auth: 'admin',
  right: 'settings.write',
  status: 201,
  errors: ['TAX_REGISTRATION_MISSING', 'DETAILED_TAX_RULES_FULL'],
  schemas: async () => {
    const { newDetailedTaxRule: body } = await import('../detailed-tax.ts');
    return { body, response: await detailed() };
  },
} as const satisfies CallDefinition;

export const updateDetailedTaxRule = {
  method: 'PUT',
  path: '/api/admin/settings/detailed-tax-rules/:id',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['TAX_RULE_NOT_FOUND', 'DETAILED_TAX_RULE_CHANGED'],
  schemas: async () => {
    const { taxParams: params } = await import('../tax.ts');
    const { detailedTaxRuleDays: body } = await import('../detailed-tax.ts');
    return { params, body, response: await detailed() };
  },
} as const satisfies CallDefinition;

/** As if it had never been entered; orders keep what they were taxed. */
export const removeDetailedTaxRule = {
  method: 'DELETE',
  path: '/api/admin/settings/detailed-tax-rules/:id',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['TAX_RULE_NOT_FOUND'],
  schemas: async () => {
    const { taxParams: params } = await import('../tax.ts');
    return { params, response: await detailed() };
  },
} as const satisfies CallDefinition;
