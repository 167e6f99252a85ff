import type { CallDefinition } from '../../call.ts';

export const listAudit = {
  method: 'GET',
  path: '/api/admin/audit',
  auth: 'admin',
  right: 'audit.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { auditQuery: query, auditList: response } = await import('../audit.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

export const getAuditEntry = {
  method: 'GET',
  path: '/api/admin/audit/:id',
  auth: 'admin',
  right: 'audit.read',
  status: 200,
  errors: ['AUDIT_ENTRY_NOT_FOUND'],
  schemas: async () => {
    const { auditParams: params, auditEntry: response } = await import('../audit.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

/** A POST because the export is in the log, too. */
export const exportAudit = {
  method: 'POST',
  path: '/api/admin/audit/export',
  auth: 'admin',
  right: 'audit.export',
  confirm: true,
  status: 200,
  errors: [],
  schemas: async () => {
    const { auditExport: body, auditExportPart: response } = await import('../audit.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;
