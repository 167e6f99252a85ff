import { endpoints } from '@ritual/shared/contract/endpoints';
import { withCount } from '../../admin-list.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { applyImport } from './apply.ts';
import { exportProducts } from './export.ts';
import { countImports, importById, importChangesPage, importPage, importProblemsPage } from './list.ts';
import { tryImport } from './try.ts';
import { undoImport } from './undo.ts';

/** Files of products: exported, tried, applied as a whole, undone. */
export function importRoutes(router: Router, deps: Deps): void {
  const { db } = deps.database;
  const whole = async (id: string) => {
    const found = await importById(db, id);
    if (found === null) throw new AppError('IMPORT_NOT_FOUND');
    return found;
  };
  route(router, endpoints.exportProducts, ({ body, ...call }) => exportProducts(deps, call, body));
  route(router, endpoints.tryImport, async ({ query, body, ...call }) =>
    whole(await tryImport(deps, call, query.name, body)),
  );
  route(router, endpoints.listImports, async ({ query }) =>
    withCount(await importPage(db, query), query.after, () => countImports(db)),
  );
  route(router, endpoints.getImport, ({ params }) => whole(params.id));
  route(router, endpoints.listImportChanges, async ({ params, query }) => {
    await whole(params.id);
    return importChangesPage(db, params.id, query);
  });
  route(router, endpoints.listImportProblems, async ({ params, query }) => {
    await whole(params.id);
    return importProblemsPage(db, params.id, query);
  });
  route(router, endpoints.applyImport, async ({ params, body, ...call }) => {
    await applyImport(deps, call, params.id, body);
    return whole(params.id);
  });
  route(router, endpoints.undoImport, async ({ params, ...call }) => {
    await undoImport(deps, call, params.id);
    return whole(params.id);
  });
}
