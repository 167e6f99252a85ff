import { useEffect, useState } from 'react';
import type { AdminCollectionSummary } from '@ritual/shared/contract';
import { listAdminCollections, orderCollections } from '@ritual/shared/contract/admin-calls';
import { useHost } from '@ritual/shared/federation';
import { api, errorMessage } from '@ritual/shared/http';
import { FormError, Spinner } from '@ritual/shared/ui';
import {
  Action,
  DialogFoot,
  DialogWords,
  FormDialog,
  useUndo,
  type DialogForm,
} from '../../../admin/index.ts';
import { SortableList } from '../collection/sortable-list.tsx';

interface OrderDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onOrdered: () => void;
}

/** The order of the collections, also among those of the menu. */
export function OrderDialog({ open, onClose, onOrdered }: OrderDialogProps) {
  return (
    <FormDialog open={open} title="Order of the collections" onClose={onClose}>
      {(form) => <Order form={form} onOrdered={onOrdered} />}
    </FormDialog>
  );
}

type Collections = readonly AdminCollectionSummary[];
const idsOf = (all: Collections) => all.map(({ id }) => id);

function Order({ form, onOrdered }: { readonly form: DialogForm; readonly onOrdered: () => void }) {
  const { report } = useHost();
  const say = useUndo();
  const [before, setBefore] = useState<Collections | null>(null);
  const [order, setOrder] = useState<Collections>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { onUnsaved } = form;
  const isChanged = before !== null && idsOf(before).join() !== idsOf(order).join();
  useEffect(() => onUnsaved(isChanged), [onUnsaved, isChanged]);
  useEffect(() => {
    const leaving = new AbortController();
    api.call(listAdminCollections, {}, { signal: leaving.signal }).then(
      ({ content }) => {
        setBefore(content);
        setOrder(content);
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        report(error, { where: 'order of the collections' });
        setProblem(errorMessage(error));
      },
    );
    return () => leaving.abort();
  }, [report]);

  const put = async (ids: readonly number[]) => {
    await api.call(orderCollections, { body: { ids: [...ids] } });
    onOrdered();
  };
  const save = async () => {
    if (busy || before === null) return;
    if (!isChanged) return form.onDone();
    setBusy(true);
    setProblem(null);
    try {
      await put(idsOf(order));
      say({ words: 'The collections are in their new order', undo: () => put(idsOf(before)) });
      form.onDone();
    } catch (error) {
      report(error, { where: 'order of the collections' });
      setProblem(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <DialogWords>Shoppers meet them in this order in the menu and in suggestions.</DialogWords>
      {before === null && problem === null && <Spinner />}
      <SortableList
        label="Collections"
        items={order.map(({ id, title }) => ({ id, label: title }))}
        onChange={(ids) => setOrder(ids.flatMap((id) => order.find((each) => each.id === id) ?? []))}
      />
      {problem !== null && <FormError>{problem}</FormError>}
      <DialogFoot>
        <Action onClick={form.onClose}>Cancel</Action>
        <Action type="submit" look="filled" pending={busy}>
          Save the order
        </Action>
      </DialogFoot>
    </form>
  );
}
