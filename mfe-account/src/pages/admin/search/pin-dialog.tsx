import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useForm } from '@ritual/shared/blocks';
import type { NewPin, PinRow, SearchTuning } from '@ritual/shared/contract';
import { addPin, getSearchTuning, removePin, updatePin } from '@ritual/shared/contract/admin-calls';
import { api, isApiError } from '@ritual/shared/http';
import { searchLimits } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Field, FormError, Picture } from '@ritual/shared/ui';
import {
  Action,
  DialogFoot,
  differ,
  FormDialog,
  role,
  useUndo,
  type DialogForm,
} from '../../../admin/index.ts';
import { FindProducts } from '../product/find-products.tsx';
import { SortableList } from '../collection/sortable-list.tsx';
import { ProductWord } from '../product/product-words.tsx';
import { DialogForm as Form } from './layout.ts';

type Pinned = Omit<PinRow['products'][number], 'inStock'>;

export interface PinDraft {
  /** null: a new one. */
  readonly row: PinRow | null;
  readonly words: string;
  readonly products: readonly Pinned[];
}

export const newPinDraft: PinDraft = { row: null, words: '', products: [] };

export const draftOfPin = (row: PinRow): PinDraft => ({ row, words: row.words, products: row.products });

interface PinDialogProps {
  /** null: the dialog is closed. */
  readonly draft: PinDraft | null;
  readonly onClose: () => void;
  readonly onSaved: (tuning: SearchTuning) => void;
}

/** Products are put on top of a search. */
export function PinDialog({ draft, onClose, onSaved }: PinDialogProps) {
  return (
    <FormDialog open={draft !== null} title="Products on top of a search" onClose={onClose}>
      {(form) => draft && <PinForm draft={draft} onSaved={onSaved} {...form} />}
    </FormDialog>
  );
}

const Named = styled.span`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) auto;
  gap: ${space(2.5)};
  align-items: center;
  color: ${role('text')};
`;

const numbers = (products: readonly { readonly id: number }[]) => products.map(({ id }) => id).join();

interface PinFormProps extends DialogForm, Pick<PinDialogProps, 'onSaved'> {
  readonly draft: PinDraft;
}

function PinForm({ draft, onSaved, onUnsaved, onClose, onDone }: PinFormProps) {
  const say = useUndo();
  const { row } = draft;
  const [products, setProducts] = useState(draft.products);
  const initial = { words: draft.words, products: numbers(draft.products) };
  const add = async (body: NewPin) => {
    const tuning = await api.call(addPin, { body });
    onSaved(tuning);
    const id = Math.max(...tuning.pins.map((each) => each.id));
    return () => api.call(removePin, { params: { id: String(id) } }).then(onSaved);
  };
  const put = async (before: PinRow, body: NewPin) => {
    const params = { id: String(before.id) };
    const update = (fields: NewPin, version: number) =>
      api.call(updatePin, { params, body: { ...fields, version } }).then(onSaved);
    await update(body, before.version);
    const was = { words: before.words, products: before.products.map(({ id }) => id) };
    return () => update(was, before.version + 1);
  };
  const { form, field, values, fill, failure, pending } = useForm({
    initial,
    schema: async () => (await import('@ritual/shared/contract')).pinForm,
    submit: async (pin) => {
      try {
        const undo = await (row === null ? add(pin) : put(row, pin));
        onDone();
        say({ words: `Pinned for '${pin.words}'`, undo });
      } catch (error) {
        // Behind the dialog stands what there is now.
        if (isApiError(error, 'SEARCH_ENTRY_CHANGED') || isApiError(error, 'SEARCH_ENTRY_NOT_FOUND'))
          onSaved(await api.call(getSearchTuning, {}));
        throw error;
      }
    },
  });
  const choose = (chosen: readonly Pinned[]) => {
    setProducts(chosen);
    fill(() => ({ products: numbers(chosen) }));
  };
  const isUnsaved = differ(initial, values);
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  return (
    <Form {...form} aria-label="Products on top of a search">
      {failure !== null && <FormError>{failure}</FormError>}
      <Field size="compact" label="Searched for" autoComplete="off" {...field('words')} />
      {products.length < searchLimits.pinned && (
        <FindProducts
          chosen={products.map(({ id }) => id)}
          error={field('products').error}
          onAdd={({ id, name, state, imageFile }) => choose([...products, { id, name, state, imageFile }])}
        />
      )}
      <SortableList
        label="Products on top"
        items={products.map(({ id, name, state, imageFile }) => ({
          ...{ id, label: name },
          content: (
            <Named>
              <Picture file={imageFile} alt="" sizes="28px" />
              {name}
              {state !== 'PUBLISHED' && <ProductWord state={state} />}
            </Named>
          ),
        }))}
        onChange={(ids) => choose(ids.flatMap((id) => products.find((each) => each.id === id) ?? []))}
        onRemove={(removed) => choose(products.filter(({ id }) => id !== removed))}
      />
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        <Action type="submit" look="filled" press="$mod+Enter" pending={pending}>
          Save
        </Action>
      </DialogFoot>
    </Form>
  );
}
