import type { HomeEditor } from '@ritual/shared/contract';
import {
  discardHomeDraft,
  publishHome,
  restoreHome,
  saveHomeDraft,
  withdrawHome,
} from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { formatDateTime, storeTimeZone } from '@ritual/shared/kernel';
import { useUndo } from '../../../admin/index.ts';
import type { HomeFormState } from './use-home-form.ts';

/** What is done with versions, each on what the form is based on. Undo writes the draft of before once more. */
export function usePublication({ base, fill }: HomeFormState, onSaved: (editor: HomeEditor) => void) {
  const say = useUndo();
  const show = (next: HomeEditor) => {
    fill(next);
    onSaved(next);
  };
  /** The draft as it was before. */
  const draftAgain = (was: HomeEditor, now: HomeEditor) => async () => {
    const body = { content: was.content, version: now.version };
    const discard = () => api.call(discardHomeDraft, { body: { version: now.version } });
    show(await (was.draft ? api.call(saveHomeDraft, { body }) : discard()));
  };
  const { version } = base;
  return {
    publish: async (at: string | null) => {
      show(await api.call(publishHome, { body: { at, version } }));
      const time = at === null ? '' : formatDateTime(at, storeTimeZone);
      say({ words: at === null ? 'The home page is published' : `The home page waits for ${time}` });
    },
    discard: async () => {
      const next = await api.call(discardHomeDraft, { body: { version } });
      show(next);
      say({ words: 'The draft is thrown away', undo: draftAgain(base, next) });
    },
    restore: async (id: number) => {
      const next = await api.call(restoreHome, { params: { id }, body: { version } });
      show(next);
      say({ words: 'The version is the draft now', undo: draftAgain(base, next) });
    },
    takeBack: async (id: number) => {
      show(await api.call(withdrawHome, { params: { id }, body: { version } }));
      say({ words: 'The version is taken back: it will not be shown' });
    },
  };
}
