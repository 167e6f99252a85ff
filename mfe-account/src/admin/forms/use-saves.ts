import { useState } from 'react';
import { isApiError } from '@ritual/shared/http';
import { differ, merged, type Conflict } from '../dialogs/conflict-fields.ts';

interface Options<Name extends string, Saved> {
  readonly send: (given: Conflict<Name>['yours'], version: number) => Promise<Saved>;
  /** The form becomes what is saved. @param sent what was in it then: what was typed since stays */
  readonly show: (saved: Saved, sent?: Conflict<Name>['yours']) => void;
  /** It was saved here, and not by another one. */
  readonly onSent: (saved: Saved) => void;
  /** The error of what is based on an older version; its details have what is saved now, in a form of `schema`. */
  readonly refusal: Parameters<typeof isApiError>[1];
  readonly schema: () => Promise<{
    readonly safeParse: (given: unknown) => { readonly data?: Saved | undefined };
  }>;
  readonly conflictOf: (yours: Conflict<Name>['yours'], theirs: Saved) => Conflict<Name>;
  readonly fill: (update: () => Conflict<Name>['yours']) => void;
}

/** How a form is saved: of two who save at once the second sees what the first has written, and chooses. */
export function useSaves<Name extends string, Saved>(options: Options<Name, Saved>) {
  const [conflict, setConflict] = useState<Conflict<Name> | null>(null);
  const show = (saved: Saved, sent?: Conflict<Name>['yours']) => {
    setConflict(null);
    options.show(saved, sent);
  };
  const save = async (given: Conflict<Name>['yours'], version: number): Promise<void> => {
    try {
      const saved = await options.send(given, version);
      show(saved, given);
      options.onSent(saved);
    } catch (error) {
      const theirs = isApiError(error, options.refusal) ? await currentIn(error.details) : undefined;
      if (!theirs) throw error;
      const found = options.conflictOf(given, theirs);
      // Both have written the same: there is nothing to choose.
      if (differ(found.yours, found.theirs)) setConflict(found);
      else show(theirs, given);
    }
  };
  /** undefined: the details are of another form. */
  async function currentIn(details: unknown): Promise<Saved | undefined> {
    const { current } = (details ?? {}) as { readonly current?: unknown };
    return (await options.schema()).safeParse(current).data;
  }
  return {
    ...{ conflict, save, show },
    closeConflict: () => setConflict(null),
    /** Saves what was chosen of both. */
    choose: async (choices: Parameters<typeof merged>[1]) => {
      if (!conflict) return;
      const chosen = merged(conflict, choices);
      options.fill(() => chosen);
      await save(chosen, conflict.version);
    },
  };
}
