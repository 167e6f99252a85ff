import { useRef, useState, type FormEvent } from 'react';
import { useHost } from '@ritual/shared/federation';
import { errorMessage, isApiError } from '@ritual/shared/http';
import { useUndo, type ConflictField } from '../../../admin/index.ts';
import { problemsIn, problemsOf, type Problems } from '../../../rules/content/problems.ts';

interface Kept<Content> {
  readonly version: number;
  readonly content: Content;
}

type Choices = Readonly<Record<string, 'theirs' | 'yours'>>;

/** As much of a schema as the form needs. */
interface Schema<Output> {
  readonly safeParse: (given: unknown) => {
    readonly data?: Output | undefined;
    readonly error?: {
      readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
    };
  };
}

interface Options<Editor, Content, Form> {
  readonly loaded: Editor;
  readonly onSaved: (editor: Editor) => void;
  /** For reports of errors: 'home page'. */
  readonly where: string;
  readonly formOf: (content: Content) => Form;
  readonly contentOf: (form: Form) => Content;
  readonly isSame: (one: Content, other: Content) => boolean;
  readonly save: (content: Content, version: number) => Promise<Editor>;
  /** Of the body of the call, and of the editor that comes with a refusal. */
  readonly draft: () => Promise<Schema<unknown>>;
  readonly editor: () => Promise<Schema<Editor>>;
  readonly conflictOf: (was: Content, yours: Content, theirs: Content) => readonly ConflictField[];
  readonly chosenOf: (yours: Content, theirs: Content, choices: Choices) => Content;
}

/** The form of content with lists in it: of two who save at once the second sees what the first has written, and chooses. */
export function useContentForm<Editor extends Kept<Content>, Content, Form>(
  options: Options<Editor, Content, Form>,
) {
  const { loaded, onSaved, formOf, isSame } = options;
  const { report } = useHost();
  const say = useUndo();
  const form = useRef<HTMLFormElement>(null);
  /** What the form is based on. */
  const [base, setBase] = useState(loaded);
  const [values, setValues] = useState<Form>(() => formOf(loaded.content));
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [theirs, setTheirs] = useState<Editor | null>(null);
  const content = options.contentOf(values);

  const refuse = (found: Problems) => {
    setProblems(found);
    // Closed parts with a problem open first.
    requestAnimationFrame(() => {
      const fields = [...(form.current?.querySelectorAll<HTMLElement>('[name]') ?? [])];
      fields.find((each) => (each.getAttribute('name') ?? '') in found)?.focus();
    });
  };
  const fill = (editor: Editor, keeps: (now: Form) => boolean = () => false) => {
    setBase(editor);
    setValues((now) => (keeps(now) ? now : formOf(editor.content)));
    setProblems({});
    setFailure(null);
    setTheirs(null);
  };
  /** @param sent what was in the form then: what was typed since stays, and so does the field in which one is */
  const show = (editor: Editor, sent: Form) => {
    fill(editor, (now) => now !== sent || isSame(options.contentOf(now), editor.content));
    onSaved(editor);
  };

  /** Where it is not saved, the form says why. */
  const send = async (sent: Form, version: number): Promise<void> => {
    const given = options.contentOf(sent);
    setPending(true);
    setProblems({});
    setFailure(null);
    try {
      const { error } = (await options.draft()).safeParse({ content: given, version });
      if (error)
        return refuse(
          problemsOf(
            error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
          ),
        );
      show(await options.save(given, version), sent);
      say({ words: 'The draft is saved' });
    } catch (error) {
      const current = isApiError(error, 'CONTENT_CHANGED')
        ? currentIn(await options.editor(), error.details)
        : null;
      if (current && isSame(given, current.content)) show(current, sent);
      else if (current) setTheirs(current);
      else if (isApiError(error) && error.fields.length > 0) refuse(problemsOf(error.fields));
      else {
        report(error, { where: options.where });
        setFailure(errorMessage(error));
      }
    } finally {
      setPending(false);
    }
  };

  return {
    ...{ values, problems, failure, pending, base, isUnsaved: !isSame(content, base.content) },
    fill: (editor: Editor) => fill(editor),
    form: {
      ref: form,
      noValidate: true,
      method: 'post' as const,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (!pending) void send(values, base.version);
      },
    },
    /** @param path of what is changed: its problems are no longer said; '' after something was moved */
    change: (path: string, update: (before: Form) => Form) => {
      setValues(update);
      setProblems((before) => {
        const gone = problemsIn(before, path);
        const left = Object.entries(before).filter(([each]) => !gone.includes(each));
        return path === '' ? {} : Object.fromEntries(left);
      });
    },
    discard: () => fill(base),
    fields: theirs ? options.conflictOf(base.content, content, theirs.content) : [],
    closeConflict: () => setTheirs(null),
    /** Saves what was chosen of both. */
    choose: async (choices: Choices) => {
      if (!theirs) return;
      const chosen = formOf(options.chosenOf(content, theirs.content, choices));
      setValues(chosen);
      setTheirs(null);
      await send(chosen, theirs.version);
    },
  };
}

/** The details of CONTENT_CHANGED; null if they are of another form. */
function currentIn<Editor>(schema: Schema<Editor>, details: unknown): Editor | null {
  const { current } = (details ?? {}) as { readonly current?: unknown };
  return schema.safeParse(current).data ?? null;
}
