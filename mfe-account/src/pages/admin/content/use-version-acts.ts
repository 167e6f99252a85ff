import { formatDateTime, storeTimeZone } from '@ritual/shared/kernel';
import { useUndo } from '../../../admin/index.ts';

interface Kept {
  readonly version: number;
  readonly content: unknown;
  readonly draft: object | null;
}

interface Options<Editor extends Kept> {
  /** 'The page' */
  readonly what: string;
  /** What becomes of a version that is taken back. */
  readonly takenBack?: string;
  /** What the form is based on. */
  readonly base: Editor;
  readonly show: (editor: Editor) => void;
  /** The calls; each is made on the version of all that is kept. */
  readonly save: (content: Editor['content'], version: number) => Promise<Editor>;
  readonly discard: (version: number) => Promise<Editor>;
  readonly publish: (at: string | null, version: number) => Promise<Editor>;
  readonly restore: (id: number, version: number) => Promise<Editor>;
  readonly takeBack: (id: number, version: number) => Promise<Editor>;
}

/** What is done with the versions of content, each on what the form is based on. Undo saves the previous draft again. */
export function useVersionActs<Editor extends Kept>(options: Options<Editor>) {
  const say = useUndo();
  const { what, takenBack = 'it will not be shown', base, show } = options;
  const { version } = base;
  /** The draft as it was before. */
  const draftAgain = (now: Editor) => async () =>
    show(await (base.draft ? options.save(base.content, now.version) : options.discard(now.version)));
  const undoable = (next: Editor, words: string) => {
    show(next);
    say({ words, undo: draftAgain(next) });
  };
  return {
    publish: async (at: string | null) => {
      show(await options.publish(at, version));
      say({
        words:
          at === null ? `${what} is published` : `${what} waits for ${formatDateTime(at, storeTimeZone)}`,
      });
    },
    discard: async () => undoable(await options.discard(version), 'The draft is thrown away'),
    restore: async (id: number) =>
      undoable(await options.restore(id, version), 'The version is the draft now'),
    takeBack: async (id: number) => {
      show(await options.takeBack(id, version));
      say({ words: `The version is taken back: ${takenBack}` });
    },
  };
}

export type VersionActs = ReturnType<typeof useVersionActs>;
