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
import { useUndo } from '../../../admin/index.ts';
import { useVersionActs } from '../content/use-version-acts.ts';
import type { PageForm } from './use-page-form.ts';

/** What is done with a page and its versions. */
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
  const versions = useVersionActs<PageEditor>({
    ...{ what: 'The page', base, show: put },
    save: (content, seen) => api.call(savePageDraft, { params, body: { content, version: seen } }),
    discard: (seen) => api.call(discardPageDraft, { params, body: { version: seen } }),
    publish: (at, seen) => api.call(publishPage, { params, body: { at, version: seen } }),
    restore: (id, seen) => api.call(restorePage, { params: { page, id }, body: { version: seen } }),
    takeBack: (id, seen) => api.call(takeBackPageVersion, { params: { page, id }, body: { version: seen } }),
  });
  return {
    ...versions,
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
