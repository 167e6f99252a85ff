import { useState } from 'react';
import { useForm } from '@ritual/shared/blocks';
import type { PageEditor } from '@ritual/shared/contract';
import { savePageDraft } from '@ritual/shared/contract/admin-calls';
import { useHost } from '@ritual/shared/federation';
import { api, ApiError, isApiError } from '@ritual/shared/http';
import type { PageSource } from '@ritual/shared/kernel';
import { conflictFields, differ, merged, useUndo, type Conflict } from '../../../admin/index.ts';
import { sinceSent } from '../../../rules/form/since-sent.ts';

type Name = keyof PageSource;
type Values = Readonly<Record<Name, string>>;

export const fieldLabels: Values = {
  ...{ title: 'Title', description: 'For search engines', intro: 'Introduction', text: 'Text' },
};

const valuesOf = ({ content: { title, description, intro, text } }: PageEditor): Values => ({
  ...{ title, description, intro, text },
});

interface Options {
  readonly loaded: PageEditor;
  readonly onSaved: (editor: PageEditor) => void;
}

/** The form of a page: of two who save at once the second sees what the first has written, and chooses. */
export function usePageForm({ loaded, onSaved }: Options) {
  const say = useUndo();
  const { report } = useHost();
  /** What the form is based on. */
  const [base, setBase] = useState(loaded);
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const [conflict, setConflict] = useState<Conflict<Name> | null>(null);
  const was = valuesOf(base);
  const { form, field, values, fill, failure, pending } = useForm<Values, PageSource>({
    initial: was,
    schema: async () => (await import('@ritual/shared/contract')).pageDraft.shape.content,
    submit: (given): Promise<void> => save(given, base.version, values),
    onFailure: (error) => {
      if (!isApiError(error) || error.fields.length === 0) report(error, { where: 'page' });
    },
  });

  /**
   * The form becomes what is saved.
   * @param sent what was in it then: what was typed since stays
   */
  const show = (editor: PageEditor, sent?: Values) => {
    setBase(editor);
    setConflict(null);
    // What is published is the text that was saved: of that it is still said.
    if (editor.dropped.length > 0 || differ(valuesOf(editor), was)) setDropped(editor.dropped);
    fill((now) => sinceSent(now, sent ?? now, valuesOf(editor)));
  };
  async function save(content: PageSource, version: number, sent: Values) {
    const { page } = base;
    try {
      const next = await api.call(savePageDraft, { params: { page }, body: { version, content } });
      show(next, sent);
      onSaved(next);
      const left = next.dropped.length > 0 ? '. Foreign markup is left out: see above the title' : '';
      say({ words: `The draft is saved${left}` });
    } catch (error) {
      const theirs = isApiError(error, 'CONTENT_CHANGED') ? await currentIn(error.details) : null;
      if (!theirs) throw named(error);
      const found = { was, yours: { ...content }, theirs: valuesOf(theirs), version: theirs.version };
      // Both have written the same: there is nothing to choose.
      if (differ(found.yours, found.theirs)) setConflict(found);
      else {
        show(theirs, sent);
        onSaved(theirs);
      }
    }
  }

  return {
    ...{ form, field, values, fill, failure, pending, base, show },
    /** What of the text that was saved last was foreign markup, and is not kept. */
    dropped,
    isUnsaved: differ(was, values),
    discard: () => show(base),
    fields: conflict ? conflictFields(conflict, fieldLabels) : [],
    closeConflict: () => setConflict(null),
    /** Saves what was chosen of both. */
    choose: async (choices: Parameters<typeof merged>[1]) => {
      if (!conflict) return;
      const chosen = merged(conflict, choices);
      fill(() => chosen);
      await save(chosen, conflict.version, chosen);
    },
  };
}

export type PageForm = ReturnType<typeof usePageForm>;

/** The details of CONTENT_CHANGED; null if they are of another form. */
export async function currentIn(details: unknown): Promise<PageEditor | null> {
  const { pageEditor } = await import('@ritual/shared/contract');
  const { current } = (details ?? {}) as { readonly current?: unknown };
  return pageEditor.safeParse(current).data ?? null;
}

/** The fields of a refusal by the names that they have in the form. */
function named(error: unknown): unknown {
  if (!isApiError(error) || error.fields.length === 0) return error;
  const fields = error.fields.map(({ path, message }) => ({ path: path.replace(/^content\./, ''), message }));
  const { code, message } = error;
  return new ApiError({ ...error, code, message, details: { fields }, cause: error });
}
