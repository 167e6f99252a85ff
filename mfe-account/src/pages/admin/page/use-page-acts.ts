import type { PageEditor } from '@ritual/shared/contract';
import {
  discardPageDraft,
  movePage,
  publishPage,
  restorePage,
  savePageDraft,
  showPageAgain,
  takeBackPageVersion,
  withdrawPage,
} from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { formatDateTime, storeTimeZone } from '@ritual/shared/kernel';
import { useUndo } from '../../../admin/index.ts';
import type { PageForm } from './use-page-form.ts';

/** What is done with a page and its versions, each on what the form is based on. Undo writes the draft of before once more. */
export function usePageActs(
  { base, show }: Pick<PageForm, 'base' | 'show'>,
  onSaved: (editor: PageEditor) => void,
) {
  const say = useUndo();
  const { page, version } = base;
  const params = { page };
  const put = (next: PageEditor) => {
    show(next);
    onSaved(next);
  };
  /** The draft as it was before. */
  const draftAgain = (was: PageEditor, now: PageEditor) => async () => {
    const body = { content: was.content, version: now.version };
    const discard = () => api.call(discardPageDraft, { params, body: { version: now.version } });
    put(await (was.draft ? api.call(savePageDraft, { params, body }) : discard()));
  };
  return {
    publish: async (at: string | null) => {
      put(await api.call(publishPage, { params, body: { at, version } }));
      const time = at === null ? '' : formatDateTime(at, storeTimeZone);
      say({ words: at === null ? 'The page is published' : `The page waits for ${time}` });
    },
    discard: async () => {
      const next = await api.call(discardPageDraft, { params, body: { version } });
      put(next);
      say({ words: 'The draft is thrown away', undo: draftAgain(base, next) });
    },
    restore: async (id: number) => {
      const next = await api.call(restorePage, { params: { page, id }, body: { version } });
      put(next);
      say({ words: 'The version is the draft now', undo: draftAgain(base, next) });
    },
    takeBack: async (id: number) => {
      put(await api.call(takeBackPageVersion, { params: { page, id }, body: { version } }));
      say({ words: 'The version is taken back: it will not be shown' });
    },
    move: async (slug: string) => {
      const next = await api.call(movePage, { params, body: { slug, version } });
      put(next);
      say({ words: `The page is at /pages/${next.own?.slug ?? slug} now` });
    },
    withdraw: async () => {
      put(await api.call(withdrawPage, { params, body: { version } }));
      say({ words: 'The page is withdrawn' });
    },
    showAgain: async () => {
      put(await api.call(showPageAgain, { params, body: { version } }));
      say({ words: 'Shoppers find the page again' });
    },
  };
}

export type PageActs = ReturnType<typeof usePageActs>;
