import { useState } from 'react';
import { useForm } from '@ritual/shared/blocks';
import type { AdminCollection } from '@ritual/shared/contract';
import { createCollection, updateCollection } from '@ritual/shared/contract/admin-calls';
import { useHost } from '@ritual/shared/federation';
import { api, isApiError } from '@ritual/shared/http';
import {
  conflictFields,
  differ,
  merged,
  useUndo,
  withNamedFields,
  type Conflict,
  type ConflictField,
} from '../../../admin/index.ts';
import {
  bodyOf,
  emptyValues,
  fieldLabels,
  nameOfPath,
  problemsOf,
  valuesOf,
  type Values,
} from '../../../rules/collection/form-values.ts';
import { pictureLineInWords } from '../../../rules/collection/picture-line.ts';
import { productsIn } from '../../../rules/product/product-lines.ts';
import { checked } from '../../../rules/form/named-problems.ts';
import { sinceSent } from '../../../rules/form/since-sent.ts';

type Name = keyof Values;

interface Options {
  /** null: it is a new one. */
  readonly collection: AdminCollection | null;
  readonly onSaved: (collection: AdminCollection) => void;
}

/** The form of a collection: of two who save at once the second sees what the first has written, and chooses. */
export function useCollectionForm({ collection, onSaved }: Options) {
  const say = useUndo();
  const { report } = useHost();
  const [saved, setSaved] = useState(collection);
  const base = saved ? valuesOf(saved) : emptyValues;
  const [conflict, setConflict] = useState<Conflict<Name> | null>(null);
  const { form, field, values, fill, failure, pending } = useForm<Values, Values>({
    initial: base,
    schema: async () => {
      const { newCollection } = await import('@ritual/shared/contract');
      return { safeParse: (given: Values) => checked(given, problemsOf(given, newCollection)) } as never;
    },
    submit: (given) => save(given, saved?.version ?? 0),
    onFailure: (error) => {
      if (!isApiError(error, 'COLLECTION_ADDRESS_TAKEN')) report(error, { where: 'collection' });
    },
  });

  const send = (given: Values, version: number, before: AdminCollection | null) => {
    const { body } = bodyOf(given, before);
    return before === null
      ? api.call(createCollection, { body })
      : api.call(updateCollection, { params: { id: before.id }, body: { ...body, version } });
  };
  /** @param sent what was in the form then: what was typed since stays */
  const show = (next: AdminCollection, sent?: Values) => {
    setSaved(next);
    setConflict(null);
    fill((now) => sinceSent(now, sent ?? now, valuesOf(next)));
    onSaved(next);
  };

  async function save(given: Values, version: number) {
    try {
      const next = await send(given, version, saved);
      const was = base;
      show(next, given);
      const undo = saved === null ? undefined : async () => show(await send(was, next.version, saved));
      say({ words: `${next.title} is saved`, undo });
    } catch (error) {
      const theirs = isApiError(error, 'COLLECTION_CHANGED') ? await currentIn(error.details) : null;
      if (!theirs) throw withNamedFields(error, nameOfPath);
      const found = { was: base, yours: given, theirs: valuesOf(theirs), version: theirs.version };
      // Both have written the same: there is nothing to choose.
      if (!differ(found.yours, found.theirs)) show(theirs, given);
      else setConflict(found);
    }
  }

  return {
    ...{ form, field, values, fill, failure, pending, saved },
    fields: conflict ? conflictFields(conflict, fieldLabels).map(inWords) : [],
    isUnsaved: differ(base, values),
    discard: () => fill(() => base),
    closeConflict: () => setConflict(null),
    /** Saves what was chosen of both. */
    choose: async (choices: Parameters<typeof merged>[1]) => {
      if (!conflict) return;
      const chosen = merged(conflict, choices);
      fill(() => chosen);
      await save(chosen, conflict.version);
    },
  };
}

export type CollectionForm = ReturnType<typeof useCollectionForm>;

/** The details of COLLECTION_CHANGED; null if they are of another form. */
async function currentIn(details: unknown): Promise<AdminCollection | null> {
  const { adminCollection } = await import('@ritual/shared/contract');
  const { current } = (details ?? {}) as { readonly current?: unknown };
  return adminCollection.safeParse(current).data ?? null;
}

const said: Readonly<Record<string, (value: string) => string>> = {
  products: (lines) =>
    productsIn(lines)
      .map(({ name }) => name)
      .join('\n'),
  picture: pictureLineInWords,
  kind: (value) => (value === 'rule' ? 'By rule' : 'By hand'),
};

/** What is in the fields of a conflict, where it is more than what was typed. */
function inWords(each: ConflictField): ConflictField {
  const words = said[each.name] ?? ((value: string) => value);
  return { ...each, was: words(each.was), theirs: words(each.theirs), yours: words(each.yours) };
}
