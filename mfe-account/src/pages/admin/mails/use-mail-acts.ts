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
import { formatDateTime, storeTimeZone } from '@ritual/shared/kernel';
import { useUndo } from '../../../admin/index.ts';
import type { MailFormState } from './use-mail-form.ts';

/** What is done with the versions of a mail, each on what the form is based on. Undo writes the draft of before once more. */
export function useMailActs(
  { base, fill }: Pick<MailFormState, 'base' | 'fill'>,
  onSaved: (editor: MailWordsEditor) => void,
) {
  const say = useUndo();
  const { version } = base;
  const params = { mail: base.template.mail };
  const show = (next: MailWordsEditor) => {
    fill(next);
    onSaved(next);
  };
  /** The draft as it was before. */
  const draftAgain = (was: MailWordsEditor, now: MailWordsEditor) => async () => {
    const body = { content: was.content, version: now.version };
    const discard = () => api.call(discardMailDraft, { params, body: { version: now.version } });
    show(await (was.draft ? api.call(saveMailDraft, { params, body }) : discard()));
  };
  return {
    publish: async (at: string | null) => {
      show(await api.call(publishMail, { params, body: { at, version } }));
      const time = at === null ? '' : formatDateTime(at, storeTimeZone);
      say({ words: at === null ? 'The email is published' : `The email waits for ${time}` });
    },
    discard: async () => {
      const next = await api.call(discardMailDraft, { params, body: { version } });
      show(next);
      say({ words: 'The draft is thrown away', undo: draftAgain(base, next) });
    },
    restore: async (id: number) => {
      const next = await api.call(restoreMail, { params: { ...params, id }, body: { version } });
      show(next);
      say({ words: 'The version is the draft now', undo: draftAgain(base, next) });
    },
    takeBack: async (id: number) => {
      show(await api.call(withdrawMail, { params: { ...params, id }, body: { version } }));
      say({ words: 'The version is taken back: it will not be sent' });
    },
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
