import { endpoints } from '@ritual/shared/contract/endpoints';
import { entryTitles, lineOfTaxRule, taxColumns, type ImportKind } from '@ritual/shared/kernel';
import { withCount } from '../../admin-list.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { needRight, type Administrator } from '../../plugins/callers.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { auditEvent } from '../audit/audited.ts';
import { applyImport } from './apply.ts';
import { storedTaxRules } from './tax-files.ts';
import { exportProducts } from './export.ts';
import { countImports, importById, importChangesPage, importPage, importProblemsPage } from './list.ts';
import { tryImport } from './try.ts';
import { undoImport } from './undo.ts';

/** What is written by files beside products are settings. */
function checkRight(caller: Administrator, of: ImportKind | undefined): void {
  if (of !== 'products') needRight(caller, 'settings.write');
}

/** Files of products, tax rules and redirects: exported, tried, applied as a whole, undone. */
export function importRoutes(router: Router, deps: Deps): void {
  const { db } = deps.database;
  const whole = async (id: string, caller: Administrator) => {
    const found = await importById(db, id);
    if (found === null) throw new AppError('IMPORT_NOT_FOUND');
    checkRight(caller, found.of);
    return found;
  };
  route(router, endpoints.exportProducts, ({ body, ...call }) => exportProducts(deps, call, body));
  route(router, endpoints.exportTaxRules, async (call) => {
    const rules = await storedTaxRules(db);
    const subject = { type: 'settings', id: 'tax-rules' };
    const after = { rows: rules.length };
    await auditEvent(deps, call, { action: 'settings.tax-export', subject, before: { rows: 0 }, after });
    const lines = rules.map(({ facts }) => lineOfTaxRule(facts));
    return { csv: [entryTitles(taxColumns), ...lines].join(''), rows: rules.length, next: null };
  });
  route(router, endpoints.tryImport, async ({ query, body, ...call }) => {
    checkRight(call.caller, query.of);
    return whole(await tryImport(deps, call, query, body), call.caller);
  });
  route(router, endpoints.listImports, async ({ query, caller }) => {
    checkRight(caller, query.of);
    return withCount(await importPage(db, query), query.after, () => countImports(db, query.of));
  });
  route(router, endpoints.getImport, ({ params, caller }) => whole(params.id, caller));
  route(router, endpoints.listImportChanges, async ({ params, query, caller }) => {
    await whole(params.id, caller);
    return importChangesPage(db, params.id, query);
  });
  route(router, endpoints.listImportProblems, async ({ params, query, caller }) => {
    await whole(params.id, caller);
    return importProblemsPage(db, params.id, query);
  });
  route(router, endpoints.applyImport, async ({ params, body, ...call }) => {
    await whole(params.id, call.caller);
    await applyImport(deps, call, params.id, body);
    return whole(params.id, call.caller);
  });
  route(router, endpoints.undoImport, async ({ params, ...call }) => {
    await whole(params.id, call.caller);
    await undoImport(deps, call, params.id);
    return whole(params.id, call.caller);
  });
}
