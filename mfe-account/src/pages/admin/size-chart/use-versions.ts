import type { SizeChartEditor } from '@ritual/shared/contract';
import {
  discardSizeChartDraft,
  publishSizeChart,
  restoreSizeChart,
  saveSizeChartDraft,
  withdrawSizeChart,
} from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { useVersionActs } from '../content/use-version-acts.ts';

/** What is done with versions of a size chart. */
export function useVersions(base: SizeChartEditor, show: (chart: SizeChartEditor) => void) {
  const { id } = base;
  const params = { id };
  return useVersionActs<SizeChartEditor>({
    ...{ what: 'The chart', base, show },
    save: (content, version) => api.call(saveSizeChartDraft, { params, body: { content, version } }),
    discard: (version) => api.call(discardSizeChartDraft, { params, body: { version } }),
    publish: (at, version) => api.call(publishSizeChart, { params, body: { at, version } }),
    restore: (of, version) => api.call(restoreSizeChart, { params: { id, version: of }, body: { version } }),
    takeBack: (of, version) =>
      api.call(withdrawSizeChart, { params: { id, version: of }, body: { version } }),
  });
}
