import { useId, useRef, useState, type FormEvent } from 'react';
import type { AdminProductSummary } from '@ritual/shared/contract';
import { setProductTags } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { onceEach, productLimits } from '@ritual/shared/kernel';
import { Field, SegmentedControl } from '@ritual/shared/ui';
import { Action, DialogFoot, DialogWords, type BulkChange } from '../../../admin/index.ts';
import { productsWords } from './products-bulk.ts';
import { ProductsDialog, ProductsForm, type ChosenProducts } from './products-dialog.tsx';

interface TagDialogProps {
  /** null: the dialog is closed. */
  readonly asked: ChosenProducts | null;
  /** Tags in use, most frequent first. */
  readonly known: readonly string[];
  readonly onClose: () => void;
}

/** One tag is added to many products, or taken off them. */
export function TagDialog({ asked, known, onClose }: TagDialogProps) {
  return (
    <ProductsDialog asked={asked} onClose={onClose} act="Tag">
      {(chosen) => <TagForm {...chosen} known={known} onClose={onClose} />}
    </ProductsDialog>
  );
}

type Act = 'add' | 'remove';
const acts = [
  { value: 'add', label: 'Add' },
  { value: 'remove', label: 'Remove' },
] as const satisfies readonly { value: Act; label: string }[];

function TagForm({ products, list, known, onClose }: ChosenProducts & Omit<TagDialogProps, 'asked'>) {
  const input = useRef<HTMLInputElement>(null);
  const offers = useId();
  const [act, setAct] = useState<Act>('add');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const used = onceEach(products.flatMap(({ tags = [] }) => tags));
  const offered = act === 'add' ? onceEach([...known, ...used]) : used;
  const tag = written(typed, offered);
  const changed = products.filter((row) => after(row, act, tag).join() !== (row.tags ?? []).join());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = problemOf(products, { act, tag, known: offered }, changed.length);
    if (problem !== null) {
      setWrong(problem);
      input.current?.focus();
      return;
    }
    onClose();
    void list.perform(tagging(act, tag), changed);
  };
  return (
    <ProductsForm noValidate aria-label="Tag products" onSubmit={submit}>
      <Field
        ref={input}
        size="compact"
        label="Tag"
        hint="Tags are for you and your colleagues: shoppers do not see them."
        list={offers}
        autoComplete="off"
        autoFocus
        maxLength={productLimits.tag}
        error={wrong}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(null);
        }}
      />
      <datalist id={offers}>
        {offered.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <div>
        <SegmentedControl label="What is done" segments={acts} value={act} onChange={setAct} />
      </div>
      {tag !== '' && changed.length > 0 && changed.length < products.length && (
        <DialogWords>
          {act === 'add' ? 'The others have it already.' : 'The others do not have it.'}
        </DialogWords>
      )}
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        <Action type="submit" look="filled" press="$mod+Enter">
          {act === 'add' ? 'Tag' : 'Remove it from'}{' '}
          {productsWords(tag === '' ? products.length : changed.length)}
        </Action>
      </DialogFoot>
    </ProductsForm>
  );
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** As it is written elsewhere, whatever the case that was typed. */
function written(typed: string, known: readonly string[]): string {
  const name = typed.replace(/\s+/g, ' ').trim();
  return known.find((each) => isSame(each, name)) ?? name;
}

function after({ tags = [] }: AdminProductSummary, act: Act, tag: string): string[] {
  return act === 'add' ? onceEach([...tags, tag]) : tags.filter((each) => !isSame(each, tag));
}

/** null: nothing is wrong. */
function problemOf(
  products: readonly AdminProductSummary[],
  { act, tag, known }: { readonly act: Act; readonly tag: string; readonly known: readonly string[] },
  changed: number,
): string | null {
  if (tag === '') return 'Name the tag.';
  // In files they stand with commas between them; one that is there already stays.
  if (act === 'add' && tag.includes(',') && !known.includes(tag))
    return 'A tag has no comma. Add one tag at a time.';
  if (changed === 0) return act === 'add' ? 'All of them have it already.' : 'None of them has it.';
  const full = products.find((row) => after(row, act, tag).length > productLimits.tags);
  return full ? `${full.name} has ${String(productLimits.tags)} tags, which is the most.` : null;
}

function tagging(act: Act, tag: string): BulkChange<AdminProductSummary> {
  const put = ({ id, version }: AdminProductSummary, tags: readonly string[]) =>
    api.call(setProductTags, { params: { id }, body: { version, tags: [...tags] } });
  return {
    ...{ id: 'tag', label: 'Tag' },
    change: (row) => ({ ...row, tags: after(row, act, tag) }),
    run: (row) => put(row, after(row, act, tag)),
    undo: (before, now) => put(now, before.tags ?? []),
    done: (count) =>
      act === 'add'
        ? `${productsWords(count)} tagged “${tag}”`
        : `“${tag}” removed from ${productsWords(count)}`,
  };
}
