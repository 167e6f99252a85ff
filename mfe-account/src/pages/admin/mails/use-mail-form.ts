import type { MailWordsEditor } from '@ritual/shared/contract';
import { saveMailDraft } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import type { MailWords } from '@ritual/shared/kernel';
import { chosenOf, conflictOf, formOf, isSame, wordsOf } from '../../../rules/mails/mail-form.ts';
import { useContentForm } from '../content/use-content-form.ts';

interface Options {
  readonly loaded: MailWordsEditor;
  readonly onSaved: (editor: MailWordsEditor) => void;
}

export function useMailForm(options: Options) {
  const { mail } = options.loaded.template;
  return useContentForm({
    ...{ ...options, where: 'words of a mail' },
    ...{ formOf, contentOf: wordsOf, isSame, conflictOf, chosenOf },
    save: (content: MailWords, version) =>
      api.call(saveMailDraft, { params: { mail }, body: { content, version } }),
    draft: async () => (await import('@ritual/shared/contract')).mailDraft,
    editor: async () => (await import('@ritual/shared/contract')).mailWordsEditor,
  });
}

export type MailFormState = ReturnType<typeof useMailForm>;
