import { useRef, useState, type FormEvent } from 'react';
import type { HomeEditor } from '@ritual/shared/contract';
import { saveHomeDraft } from '@ritual/shared/contract/admin-calls';
import { useHost } from '@ritual/shared/federation';
import { api, errorMessage, isApiError } from '@ritual/shared/http';
import { partWords, slideWords, type HomeContent } from '@ritual/shared/kernel';
import { useUndo, type ConflictField } from '../../../admin/index.ts';
import {
  contentOf,
  formOf,
  isSame,
  problemsIn,
  problemsOf,
  type HomeForm,
  type Problems,
} from '../../../rules/home/home-form.ts';

interface Options {
  readonly loaded: HomeEditor;
  readonly onSaved: (editor: HomeEditor) => void;
}

/** The form of the home page: of two who save at once the second sees what the first has written, and chooses. */
export function useHomeForm({ loaded, onSaved }: Options) {
  const say = useUndo();
  const { report } = useHost();
  const form = useRef<HTMLFormElement>(null);
  /** What the form is based on. */
  const [base, setBase] = useState(loaded);
  const [values, setValues] = useState<HomeForm>(() => formOf(loaded.content));
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [theirs, setTheirs] = useState<HomeEditor | null>(null);
  const content = contentOf(values);
  const isUnsaved = !isSame(content, base.content);

  const refuse = (found: Problems) => {
    setProblems(found);
    // Closed parts with a problem open first.
    requestAnimationFrame(() => {
      const fields = [...(form.current?.querySelectorAll<HTMLElement>('[name]') ?? [])];
      const wrong = fields.find((each) => (each.getAttribute('name') ?? '') in found);
      wrong?.focus();
    });
  };
  /** The form becomes what is saved. */
  const fill = (editor: HomeEditor) => {
    setBase(editor);
    setValues(formOf(editor.content));
    setProblems({});
    setFailure(null);
    setTheirs(null);
  };

  /** @returns the editor as it is then; null: it was not saved, and the form says why */
  const send = async (given: HomeContent, version: number): Promise<HomeEditor | null> => {
    setPending(true);
    setProblems({});
    setFailure(null);
    try {
      const { homeDraft } = await import('@ritual/shared/contract');
      const checked = homeDraft.safeParse({ content: given, version });
      if (!checked.success) {
        const issues = checked.error.issues;
        refuse(
          problemsOf(issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }))),
        );
        return null;
      }
      const next = await api.call(saveHomeDraft, { body: { content: given, version } });
      fill(next);
      onSaved(next);
      return next;
    } catch (error) {
      const current = isApiError(error, 'CONTENT_CHANGED') ? await currentIn(error.details) : null;
      // Both have written the same: there is nothing to choose.
      if (current && isSame(given, current.content)) {
        fill(current);
        onSaved(current);
      } else if (current) setTheirs(current);
      else if (isApiError(error) && error.fields.length > 0) refuse(problemsOf(error.fields));
      else {
        report(error, { where: 'home page' });
        setFailure(errorMessage(error));
      }
      return null;
    } finally {
      setPending(false);
    }
  };
  const save = () => send(content, base.version);

  return {
    ...{ values, problems, failure, pending, isUnsaved, base, fill, save },
    form: {
      ref: form,
      noValidate: true,
      method: 'post' as const,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (!pending) void save().then((next) => next && say({ words: 'The draft is saved' }));
      },
    },
    /** @param path of what is changed: its problems are no longer said; '' after something was moved */
    change: (path: string, update: (before: HomeForm) => HomeForm) => {
      setValues(update);
      setProblems((before) => {
        const gone = problemsIn(before, path);
        const left = Object.entries(before).filter(([each]) => !gone.includes(each));
        return path === '' ? {} : Object.fromEntries(left);
      });
    },
    discard: () => fill(base),
    fields: theirs ? conflictOf(base.content, content, theirs.content) : [],
    closeConflict: () => setTheirs(null),
    /** Saves what was chosen of both. */
    choose: async (choices: Readonly<Record<string, 'theirs' | 'yours'>>) => {
      if (!theirs) return;
      const chosen: HomeContent = {
        slides: choices['slides'] === 'theirs' ? theirs.content.slides : content.slides,
        parts: choices['parts'] === 'theirs' ? theirs.content.parts : content.parts,
      };
      const { version } = theirs;
      setValues(formOf(chosen));
      setTheirs(null);
      if (await send(chosen, version)) say({ words: 'The draft is saved' });
    },
  };
}

export type HomeFormState = ReturnType<typeof useHomeForm>;

/** The details of CONTENT_CHANGED; null if they are of another form. */
export async function currentIn(details: unknown): Promise<HomeEditor | null> {
  const { homeEditor } = await import('@ritual/shared/contract');
  const { current } = (details ?? {}) as { readonly current?: unknown };
  return homeEditor.safeParse(current).data ?? null;
}

function conflictOf(was: HomeContent, yours: HomeContent, theirs: HomeContent): readonly ConflictField[] {
  const field = (
    name: 'slides' | 'parts',
    label: string,
    words: (content: HomeContent) => string,
  ): ConflictField => {
    const untouched = JSON.stringify(yours[name]) === JSON.stringify(was[name]);
    return {
      ...{ name, label, was: words(was), theirs: words(theirs), yours: words(yours) },
      first: untouched ? 'theirs' : 'yours',
    };
  };
  const { slides, parts } = theirs;
  return [
    ...(isSame(yours, { ...yours, slides }) ? [] : [field('slides', 'Slides', slideWords)]),
    ...(isSame(yours, { ...yours, parts }) ? [] : [field('parts', 'Below the slides', partWords)]),
  ];
}
