import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { cacheShortly } from '../../plugins/cache.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { discardDraft, publish, restore, saveDraft, takeBack } from '../content/write.ts';
import { hasChart } from './charts.repository.ts';
import { keptChart, listCharts, readChartEditor, readUses } from './editor.ts';
import { chartsFor } from './shown.ts';
import { createChart, deleteChart, refuseSameName, setUse } from './write.ts';

/** What shoppers see. */
export function sizeChartRoutes(router: Router, deps: Deps): void {
  cacheShortly(router.app);
  route(router, endpoints.getSizeCharts, ({ query }) => chartsFor(deps.database.db, query));
}

/** What administrators do with them. */
export function sizeChartEditorRoutes(router: Router, deps: Deps): void {
  const { db } = deps.database;
  const editor = (id: number) => readChartEditor(db, id);
  const known = async (id: number) => {
    if (!(await hasChart(db, id))) throw new AppError('SIZE_CHART_NOT_FOUND');
    return keptChart(id);
  };
  route(router, endpoints.listSizeCharts, ({ query }) => listCharts(db, query));
  route(router, endpoints.getSizeChart, ({ params }) => editor(params.id));
  route(router, endpoints.createSizeChart, async ({ body, ...call }) =>
    editor(await createChart(deps, call, body.content)),
  );
  route(router, endpoints.deleteSizeChart, async ({ params, ...call }) => {
    await deleteChart(deps, call, params.id);
    return undefined;
  });
  route(router, endpoints.saveSizeChartDraft, async ({ params: { id }, body, ...call }) => {
    const { version, content } = body;
    await saveDraft(deps, call, await known(id), version, (tx) => refuseSameName(tx, id, content));
    return editor(id);
  });
  route(router, endpoints.discardSizeChartDraft, async ({ params: { id }, body, ...call }) => {
    await discardDraft(deps, call, await known(id), body.version);
    return editor(id);
  });
  route(router, endpoints.publishSizeChart, async ({ params: { id }, body, ...call }) => {
    await publish(deps, call, await known(id), body);
    return editor(id);
  });
  route(router, endpoints.restoreSizeChart, async ({ params: { id, version }, body, ...call }) => {
    await restore(deps, call, await known(id), { id: version, version: body.version });
    return editor(id);
  });
  route(router, endpoints.withdrawSizeChart, async ({ params: { id, version }, body, ...call }) => {
    await takeBack(deps, call, await known(id), { id: version, version: body.version });
    return editor(id);
  });
  route(router, endpoints.getSizeChartUses, () => readUses(db));
  route(router, endpoints.setSizeChartUse, async ({ body, ...call }) => {
    await setUse(deps, call, body);
    return readUses(db);
  });
}
