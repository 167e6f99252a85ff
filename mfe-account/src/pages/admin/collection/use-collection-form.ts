import { useState } from 'react';
import { useForm } from '@ritual/shared/blocks';
import type { AdminCollection } from '@ritual/shared/contract';
import { createCollection, updateCollection } from '@ritual/shared/contract/admin-calls';
import { useHost } from '@ritual/shared/federation';
import { api, isApiError } from '@ritual/shared/http';
import {
  conflictFields,
  differ,
  useSaves,
  useUndo,
  withNamedFields,
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
  const { form, field, values, fill, failure, pending } = useForm<Values, Values>({
    initial: base,
    schema: async () => {
      const { newCollection } = await import('@ritual/shared/contract');
      return { safeParse: (given: Values) => checked(given, problemsOf(given, newCollection)) } as never;
    },
    submit: (given): Promise<void> => save(given, saved?.version ?? 0),
    onFailure: (error) => {
      if (!isApiError(error, 'COLLECTION_ADDRESS_TAKEN')) report(error, { where: 'collection' });
    },
  });

  const send = async (given: Values, version: number) => {
    const { body } = bodyOf(given, saved);
    try {
      return await (saved === null
        ? api.call(createCollection, { body })
        : api.call(updateCollection, { params: { id: saved.id }, body: { ...body, version } }));
    } catch (error) {
      throw withNamedFields(error, nameOfPath);
    }
  };
  const { conflict, save, show, ...saves } = useSaves({
    ...{ send, fill, refusal: 'COLLECTION_CHANGED' },
    schema: async () => (await import('@ritual/shared/contract')).adminCollection,
    show: (next: AdminCollection, sent) => {
      setSaved(next);
      fill((now) => sinceSent(now, sent ?? now, valuesOf(next)));
      onSaved(next);
    },
    onSent: (next) => {
      const undo = saved === null ? undefined : async () => show(await send(base, next.version));
      say({ words: `${next.title} is saved`, undo });
    },
    conflictOf: (yours, theirs) => ({ was: base, yours, theirs: valuesOf(theirs), version: theirs.version }),
  });

  return {
    ...{ form, field, values, fill, failure, pending, saved, ...saves },
    fields: conflict ? conflictFields(conflict, fieldLabels).map(inWords) : [],
    isUnsaved: differ(base, values),
    discard: () => fill(() => base),
  };
}

export type CollectionForm = ReturnType<typeof useCollectionForm>;

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
