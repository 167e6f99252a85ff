import type { HomeEditor } from '@ritual/shared/contract';
import {
  discardHomeDraft,
  publishHome,
  restoreHome,
  saveHomeDraft,
  withdrawHome,
} from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { useVersionActs } from '../content/use-version-acts.ts';
import type { HomeFormState } from './use-home-form.ts';

/** What is done with versions of the home page. */
export const usePublication = (
  { base, fill }: Pick<HomeFormState, 'base' | 'fill'>,
  onSaved: (editor: HomeEditor) => void,
) =>
  useVersionActs<HomeEditor>({
    ...{ what: 'The home page', base },
    show: (next) => {
      fill(next);
      onSaved(next);
    },
    save: (content, version) => api.call(saveHomeDraft, { body: { content, version } }),
    discard: (version) => api.call(discardHomeDraft, { body: { version } }),
    publish: (at, version) => api.call(publishHome, { body: { at, version } }),
    restore: (id, version) => api.call(restoreHome, { params: { id }, body: { version } }),
    takeBack: (id, version) => api.call(withdrawHome, { params: { id }, body: { version } }),
  });
