import { useRef, useState, type FormEvent } from 'react';
import type { MailWordsEditor } from '@ritual/shared/contract';
import { saveMailDraft } from '@ritual/shared/contract/admin-calls';
import { useHost } from '@ritual/shared/federation';
import { api, errorMessage, isApiError } from '@ritual/shared/http';
import type { MailWords } from '@ritual/shared/kernel';
import { useUndo } from '../../../admin/index.ts';
import { problemsIn, problemsOf, type Problems } from '../../../rules/home/home-form.ts';
import {
  chosenOf,
  conflictOf,
  formOf,
  isSame,
  wordsOf,
  type MailForm,
} from '../../../rules/mails/mail-form.ts';

interface Options {
  readonly loaded: MailWordsEditor;
  readonly onSaved: (editor: MailWordsEditor) => void;
}

/** The form of a mail's words: of two who save at once the second sees what the first has written, and chooses. */
export function useMailForm({ loaded, onSaved }: Options) {
  const say = useUndo();
  const { report } = useHost();
  const form = useRef<HTMLFormElement>(null);
  /** What the form is based on. */
  const [base, setBase] = useState(loaded);
  const [values, setValues] = useState<MailForm>(() => formOf(loaded.content));
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [theirs, setTheirs] = useState<MailWordsEditor | null>(null);
  const words = wordsOf(values);
  const { mail } = loaded.template;

  const refuse = (found: Problems) => {
    setProblems(found);
    requestAnimationFrame(() => {
      const fields = [...(form.current?.querySelectorAll<HTMLElement>('[name]') ?? [])];
      fields.find((each) => (each.getAttribute('name') ?? '') in found)?.focus();
    });
  };
  /** The form becomes what is saved. */
  const fill = (editor: MailWordsEditor) => {
    setBase(editor);
    setValues(formOf(editor.content));
    setProblems({});
    setFailure(null);
    setTheirs(null);
  };

  /** @returns whether it was saved; if not, the form says why */
  const send = async (content: MailWords, version: number): Promise<boolean> => {
    setPending(true);
    setProblems({});
    setFailure(null);
    try {
      const { mailDraft } = await import('@ritual/shared/contract');
      const checked = mailDraft.safeParse({ content, version });
      if (!checked.success) {
        const { issues } = checked.error;
        refuse(
          problemsOf(issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }))),
        );
        return false;
      }
      const next = await api.call(saveMailDraft, { params: { mail }, body: { content, version } });
      fill(next);
      onSaved(next);
      return true;
    } catch (error) {
      const current = isApiError(error, 'CONTENT_CHANGED') ? await currentIn(error.details) : null;
      // Both have written the same: there is nothing to choose.
      if (current && isSame(content, current.content)) {
        fill(current);
        onSaved(current);
      } else if (current) setTheirs(current);
      else if (isApiError(error) && error.fields.length > 0) refuse(problemsOf(error.fields));
      else {
        report(error, { where: 'words of a mail' });
        setFailure(errorMessage(error));
      }
      return false;
    } finally {
      setPending(false);
    }
  };

  return {
    ...{ values, problems, failure, pending, base, fill, isUnsaved: !isSame(words, base.content) },
    form: {
      ref: form,
      noValidate: true,
      method: 'post' as const,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (!pending)
          void send(words, base.version).then((saved) => saved && say({ words: 'The draft is saved' }));
      },
    },
    /** @param path of what is changed: its problems are no longer said; '' after something was moved */
    change: (path: string, update: (before: MailForm) => MailForm) => {
      setValues(update);
      setProblems((before) => {
        const gone = problemsIn(before, path);
        return path === ''
          ? {}
          : Object.fromEntries(Object.entries(before).filter(([each]) => !gone.includes(each)));
      });
    },
    discard: () => fill(base),
    fields: theirs ? conflictOf(base.content, words, theirs.content) : [],
    closeConflict: () => setTheirs(null),
    /** Saves what was chosen of both. */
    choose: async (choices: Readonly<Record<string, 'theirs' | 'yours'>>) => {
      if (!theirs) return;
      const chosen = chosenOf(words, theirs.content, choices);
      const { version } = theirs;
      setValues(formOf(chosen));
      setTheirs(null);
      if (await send(chosen, version)) say({ words: 'The draft is saved' });
    },
  };
}

export type MailFormState = ReturnType<typeof useMailForm>;

/** The details of CONTENT_CHANGED; null if they are of another form. */
async function currentIn(details: unknown): Promise<MailWordsEditor | null> {
  const { mailWordsEditor } = await import('@ritual/shared/contract');
  const { current } = (details ?? {}) as { readonly current?: unknown };
  return mailWordsEditor.safeParse(current).data ?? null;
}
