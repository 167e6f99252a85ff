import { useEffect, useState } from 'react';
import { useHost } from '@ritual/shared/federation';
import { useRights } from '../person/use-admin.ts';
import { sources, type Found } from './sources.ts';

const settling = 150;
/** Fewer find too much. */
export const leastLetters = 2;

interface Answer {
  readonly items: readonly Found[];
  /** The sources have not answered to these words yet. */
  readonly pending: boolean;
}

const none: readonly Found[] = [];

/** What the sources find by words; a source that fails is left out. */
export function useFound(words: string, sign: string | null): Answer {
  const may = useRights();
  const { report } = useHost();
  const [found, setFound] = useState<{
    readonly words: string;
    readonly sign: string | null;
    readonly items: readonly Found[];
  } | null>(null);
  useEffect(() => {
    if (words.length < leastLetters) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const asked = sources.filter(
        ({ sign: of, right, unless }) =>
          (sign === null || of === sign) &&
          (right === null || may(right)) &&
          (unless === undefined || !may(unless)),
      );
      const answers = asked.map((source) =>
        source.find(words, abort.signal).catch((error: unknown) => {
          if (!abort.signal.aborted) report(error, { where: 'palette' });
          return [];
        }),
      );
      void Promise.all(answers).then((all) => {
        if (!abort.signal.aborted) setFound({ words, sign, items: all.flat() });
      });
    }, settling);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [words, sign, may, report]);
  if (words.length < leastLetters) return { items: none, pending: false };
  // What was found by other words is not what is asked for now.
  const answered = found?.words === words && found.sign === sign;
  return { items: answered ? found.items : none, pending: !answered };
}
