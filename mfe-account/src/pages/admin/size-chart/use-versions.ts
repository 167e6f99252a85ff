import type { SizeChartEditor } from '@ritual/shared/contract';
import {
  discardSizeChartDraft,
  publishSizeChart,
  restoreSizeChart,
  saveSizeChartDraft,
  withdrawSizeChart,
} from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { formatDateTime, storeTimeZone } from '@ritual/shared/kernel';
import { useUndo } from '../../../admin/index.ts';

/** What is done with versions, each on what the form is based on. Undo writes the draft of before once more. */
export function useVersions(base: SizeChartEditor, show: (chart: SizeChartEditor) => void) {
  const say = useUndo();
  const { id, version } = base;
  const params = { id };
  /** The draft as it was before. */
  const draftAgain = (now: SizeChartEditor) => async () => {
    const body = { content: base.content, version: now.version };
    const discard = () => api.call(discardSizeChartDraft, { params, body: { version: now.version } });
    show(await (base.draft ? api.call(saveSizeChartDraft, { params, body }) : discard()));
  };
  return {
    publish: async (at: string | null) => {
      show(await api.call(publishSizeChart, { params, body: { at, version } }));
      const time = at === null ? '' : formatDateTime(at, storeTimeZone);
      say({ words: at === null ? 'The chart is published' : `The chart waits for ${time}` });
    },
    discard: async () => {
      const next = await api.call(discardSizeChartDraft, { params, body: { version } });
      show(next);
      say({ words: 'The draft is thrown away', undo: draftAgain(next) });
    },
    restore: async (of: number) => {
      const next = await api.call(restoreSizeChart, { params: { id, version: of }, body: { version } });
      show(next);
      say({ words: 'The version is the draft now', undo: draftAgain(next) });
    },
    takeBack: async (of: number) => {
      show(await api.call(withdrawSizeChart, { params: { id, version: of }, body: { version } }));
      say({ words: 'The version is taken back: it will not be shown' });
    },
  };
}
