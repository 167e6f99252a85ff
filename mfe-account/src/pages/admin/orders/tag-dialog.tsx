import { useEffect, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { OrderSummary, TagChange } from '@ritual/shared/contract';
import { tagOrder } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { space } from '@ritual/shared/theme';
import { SegmentedControl } from '@ritual/shared/ui';
import { Action, AdminDialog, DialogFoot, type BulkChange, type OpenList } from '../../../admin/index.ts';
import { TagField, wrongTag } from './tag-field.tsx';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

interface Asked {
  readonly orders: readonly OrderSummary[];
  readonly list: OpenList<OrderSummary>;
}

interface TagDialogProps {
  /** null: the dialog is closed. */
  readonly asked: Asked | null;
  readonly onClose: () => void;
}

const ordersWords = (count: number) => `${String(count)} ${count === 1 ? 'order' : 'orders'}`;

/** One tag is put on many orders, or taken off them. */
export function TagDialog({ asked, onClose }: TagDialogProps) {
  return (
    <AdminDialog
      open={asked !== null}
      onClose={onClose}
      title={asked ? `Tag ${ordersWords(asked.orders.length)}` : ''}
    >
      {asked && <TagForm {...asked} onClose={onClose} />}
    </AdminDialog>
  );
}

function TagForm({ orders, list, onClose }: Asked & Pick<TagDialogProps, 'onClose'>) {
  const field = useRef<HTMLInputElement>(null);
  const [way, setWay] = useState<'add' | 'remove'>('add');
  const [words, setWords] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  // The browser begins with the first control of a dialog, which is the way.
  useEffect(() => field.current?.focus(), []);
  const adds = way === 'add';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = wrongTag(words);
    setWrong(problem);
    if (problem !== null) {
      field.current?.focus();
      return;
    }
    onClose();
    void list.perform(tagging(way, words.trim()), orders);
  };
  return (
    <Form noValidate aria-label="Tag orders" onSubmit={submit}>
      <SegmentedControl
        label="What is done"
        value={way}
        segments={[
          { value: 'add', label: 'Add a tag' },
          { value: 'remove', label: 'Take one off' },
        ]}
        onChange={setWay}
      />
      <TagField
        ref={field}
        label="Tag"
        value={words}
        error={wrong}
        onChange={(typed) => {
          setWords(typed);
          setWrong(null);
        }}
      />
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        <Action type="submit" look="filled" press="$mod+Enter">
          {adds ? `Tag ${ordersWords(orders.length)}` : `Take it off ${ordersWords(orders.length)}`}
        </Action>
      </DialogFoot>
    </Form>
  );
}

function tagging(way: 'add' | 'remove', tag: string): BulkChange<OrderSummary> {
  const call = ({ id }: OrderSummary, body: Partial<TagChange>) =>
    api.call(tagOrder, { params: { id }, body });
  return {
    id: 'tag',
    label: way === 'add' ? `Add ${tag}` : `Take off ${tag}`,
    run: (order) => call(order, { [way]: [tag] }),
    // What was there before stays, and what was not there is not put on.
    undo: (before, after) =>
      call(before, {
        add: before.tags.filter((each) => !after.tags.includes(each)),
        remove: after.tags.filter((each) => !before.tags.includes(each)),
      }),
    keepsSelection: true,
    done: (count) => `${ordersWords(count)} ${way === 'add' ? `tagged ${tag}` : `without ${tag}`}`,
  };
}
