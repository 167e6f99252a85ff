import type { CallDefinition } from '../call.ts';

/** A report whose token is not of a served page counts nothing, and with `Sec-GPC: 1` vitals do not either; the answer is the same. */
export const reportPage = {
  method: 'POST',
  path: '/api/page-reports',
  auth: 'none',
  status: 200,
  errors: ['RATE_LIMITED'],
  schemas: async () => {
    const { pageReport: body, pageReportAnswer: response } = await import('../schemas/page-report.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;
