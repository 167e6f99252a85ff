import { useState } from 'react';
import { useForm } from '@ritual/shared/blocks';
import type { AdminProduct } from '@ritual/shared/contract';
import { createProduct, updateProduct } from '@ritual/shared/contract/admin-calls';
import { useHost } from '@ritual/shared/federation';
import { api, ApiError, isApiError } from '@ritual/shared/http';
import { conflictFields, differ, useSaves, useUndo, type Conflict } from '../../../admin/index.ts';
import {
  alike,
  bodyOf,
  messageOf,
  nameOfPath,
  problemsOf,
  valuesOf,
  type Values,
} from '../../../rules/product/form-values.ts';
import { inWords, labelsOf, markUsed } from './product-errors.ts';
import { checked } from '../../../rules/form/named-problems.ts';
import { sinceSent } from '../../../rules/form/since-sent.ts';

interface Options {
  readonly initial: Values;
  /** null: it is a new one. */
  readonly product: AdminProduct | null;
  /** Pictures that are on their way would be missing in what is saved. */
  readonly uploading: boolean;
  readonly onSaved: (product: AdminProduct) => void;
}

const wait = {
  path: ['pictures'],
  message: 'Some are still being uploaded. Wait until they are there, or stop them.',
};

/** The form of a product: of two who save at once the second sees what the first has written, and chooses. */
export function useProductForm({ initial, product, uploading, onSaved }: Options) {
  const say = useUndo();
  const { report } = useHost();
  const [base, setBase] = useState({
    ...{ values: initial, version: product?.version ?? 0, releasedAt: product?.releasedAt ?? null },
  });
  const { form, field, values, fill, failure, pending } = useForm<Values, Values>({
    initial,
    schema: async () => {
      const { newProduct } = await import('@ritual/shared/contract');
      const problems = (given: Values) => [...(uploading ? [wait] : []), ...problemsOf(given, newProduct)];
      return { safeParse: (given: Values) => checked(given, problems(given)) } as never;
    },
    submit: (given): Promise<void> => save(given, base.version),
    onFailure: (error) => report(error, { where: 'product' }),
  });

  const send = async (given: Values, version: number) => {
    const { body } = bodyOf(given, base.releasedAt);
    try {
      return await (product === null
        ? api.call(createProduct, { body })
        : api.call(updateProduct, { params: { id: product.id }, body: { ...body, version } }));
    } catch (error) {
      throw named(error, given);
    }
  };
  const { conflict, save, show, ...saves } = useSaves({
    ...{ send, fill, refusal: 'PRODUCT_CHANGED' },
    schema: async () => (await import('@ritual/shared/contract')).adminProduct,
    show: (saved: AdminProduct, sent) => {
      const next = valuesOf(saved);
      // Cells of rows that are gone are empty.
      const [, whole] = alike(values, next);
      setBase({ values: next, version: saved.version, releasedAt: saved.releasedAt });
      fill((now) => sinceSent(now, sent ?? now, whole));
      onSaved(saved);
    },
    onSent: (saved) => {
      const undo = product === null ? undefined : async () => show(await send(base.values, saved.version));
      say({ words: product === null ? `${saved.name} is a draft now` : `${saved.name} is saved`, undo });
    },
    conflictOf: (yours, theirs) => conflictOf(base.values, yours, theirs),
  });

  const [was, is] = alike(base.values, values);
  const fields = conflict ? conflictFields(conflict, labelsOf(conflict)).map(inWords) : [];
  return {
    ...{ form, field, values, fill, failure, pending, fields, base, ...saves },
    isUnsaved: differ(was, is),
    discard: () => fill(() => was),
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;

/** All three with the same names, so that cells that only one of them has are compared, too. */
function conflictOf(base: Values, yours: Values, current: AdminProduct): Conflict<string> {
  const theirs = valuesOf(current);
  const names = { ...base, ...yours, ...theirs };
  const all = (values: Values) => alike(values, names)[0];
  return { was: all(base), yours: all(yours), theirs: all(theirs), version: current.version };
}

/** The fields of a refusal by the names that they have in the form. */
function named(error: unknown, values: Values): unknown {
  if (!isApiError(error)) return error;
  const fields = [
    ...error.fields.map(({ path, message }) => ({
      path: nameOfPath(path, values),
      message: messageOf(path, message),
    })),
    ...markUsed(error),
  ];
  return fields.length === 0
    ? error
    : new ApiError({ ...error, code: error.code, message: error.message, details: { fields }, cause: error });
}
