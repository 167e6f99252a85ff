import type { CallDefinition } from '../../call.ts';

/** A colleague who has lost the second factor: all of them are removed and all devices signed out; a new one is set up at the next sign-in. */
export const resetFactors = {
  method: 'POST',
  path: '/api/admin/staff/:id/reset-factors',
  auth: 'admin',
  right: 'staff.write',
  confirm: true,
  status: 204,
  errors: ['PERSON_NOT_FOUND', 'OWN_FACTORS', 'FACTOR_NEEDED', 'FACTOR_SETUP_NEEDED'],
  schemas: async () => {
    const { resetFactorsParams: params } = await import('../factors.ts');
    return { params };
  },
} as const satisfies CallDefinition;
