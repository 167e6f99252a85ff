import type { MailWordsEditor } from '@ritual/shared/contract';
import {
  discardMailDraft,
  publishMail,
  restoreMail,
  saveMailDraft,
  testMail,
  withdrawMail,
} from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { useUndo } from '../../../admin/index.ts';
import { useVersionActs } from '../content/use-version-acts.ts';
import type { MailFormState } from './use-mail-form.ts';

/** What is done with the versions of a mail, and a test of it. */
export function useMailActs(
  { base, fill }: Pick<MailFormState, 'base' | 'fill'>,
  onSaved: (editor: MailWordsEditor) => void,
) {
  const say = useUndo();
  const params = { mail: base.template.mail };
  const versions = useVersionActs<MailWordsEditor>({
    ...{ what: 'The email', takenBack: 'it will not be sent', base },
    show: (next) => {
      fill(next);
      onSaved(next);
    },
    save: (content, version) => api.call(saveMailDraft, { params, body: { content, version } }),
    discard: (version) => api.call(discardMailDraft, { params, body: { version } }),
    publish: (at, version) => api.call(publishMail, { params, body: { at, version } }),
    restore: (id, version) => api.call(restoreMail, { params: { ...params, id }, body: { version } }),
    takeBack: (id, version) => api.call(withdrawMail, { params: { ...params, id }, body: { version } }),
  });
  return {
    ...versions,
    test: async (example: number) => {
      const { recipient, sending } = await api.call(testMail, { params, body: { example: String(example) } });
      say({
        words: sending
          ? `A test is on its way to ${recipient}`
          : `There is no mail server: the test to ${recipient} stands under Emails`,
      });
    },
  };
}
