import { importLimits } from '../../../kernel/catalog/import/columns.ts';
import type { CallDefinition } from '../../call.ts';

/** A part of the list as lines of a CSV file, which an import takes. */
export const exportProducts = {
  method: 'POST',
  path: '/api/admin/products-export',
  auth: 'admin',
  right: 'products.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { productsExport: body, productsExportPart: response } = await import('../imports.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

/** Tax rules of states and places as lines of a CSV file, which an import takes. */
export const exportTaxRules = {
  method: 'POST',
  path: '/api/admin/tax-rules-export',
  auth: 'admin',
  right: 'settings.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { productsExportPart: response } = await import('../imports.ts');
    return { response };
  },
} as const satisfies CallDefinition;

/** A file that is tried: nothing changes. Files of tax rules and redirects need the right to write settings, too. The details of a refusal say what of it is the reason, as `words`. */
export const tryImport = {
  method: 'POST',
  path: '/api/admin/imports',
  auth: 'admin',
  right: 'products.write',
  bytes: { most: importLimits.bytes, refusal: 'IMPORT_TOO_LARGE' },
  slow: true,
  status: 201,
  errors: [
    'IMPORT_EMPTY',
    'IMPORT_TOO_LARGE',
    'IMPORT_TOO_MANY_ROWS',
    'IMPORT_NOT_TEXT',
    'IMPORT_QUOTE_OPEN',
    'IMPORT_HEADER_UNKNOWN',
  ],
  schemas: async () => {
    const { importUpload: query, productImport: response } = await import('../imports.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

export const listImports = {
  method: 'GET',
  path: '/api/admin/imports',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: [],
  schemas: async () => {
    const { importQuery: query, productImportList: response } = await import('../imports.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

export const getImport = {
  method: 'GET',
  path: '/api/admin/imports/:id',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: ['IMPORT_NOT_FOUND'],
  schemas: async () => {
    const { importParams: params, productImport: response } = await import('../imports.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

export const listImportChanges = {
  method: 'GET',
  path: '/api/admin/imports/:id/changes',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: ['IMPORT_NOT_FOUND'],
  schemas: async () => {
    const {
      importParams: params,
      importChangesQuery: query,
      importChanges: response,
    } = await import('../imports.ts');
    return { params, query, response };
  },
} as const satisfies CallDefinition;

export const listImportProblems = {
  method: 'GET',
  path: '/api/admin/imports/:id/problems',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: ['IMPORT_NOT_FOUND'],
  schemas: async () => {
    const {
      importParams: params,
      importProblemsQuery: query,
      importProblems: response,
    } = await import('../imports.ts');
    return { params, query, response };
  },
} as const satisfies CallDefinition;

/** All changes or none. The details of IMPORT_OUTDATED name rows whose products have changed since the file was tried, as `lines`. */
export const applyImport = {
  method: 'POST',
  path: '/api/admin/imports/:id/apply',
  auth: 'admin',
  right: 'products.write',
  slow: true,
  status: 200,
  errors: [
    'IMPORT_NOT_FOUND',
    'IMPORT_DONE',
    'IMPORT_HAS_ERRORS',
    'IMPORT_CHANGES_NOTHING',
    'IMPORT_OUTDATED',
    'REDIRECTS_FULL',
  ],
  schemas: async () => {
    const {
      importParams: params,
      importApply: body,
      productImport: response,
    } = await import('../imports.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** Puts back what is unchanged since; the rest stays, and says why. */
export const undoImport = {
  method: 'POST',
  path: '/api/admin/imports/:id/undo',
  auth: 'admin',
  right: 'products.write',
  slow: true,
  status: 200,
  errors: ['IMPORT_NOT_FOUND', 'IMPORT_DONE'],
  schemas: async () => {
    const { importParams: params, productImport: response } = await import('../imports.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;
