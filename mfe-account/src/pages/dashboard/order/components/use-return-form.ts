import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Order } from '@ritual/shared/contract';
import { useHost } from '@ritual/shared/federation';
import { requestReturn } from '@ritual/shared/contract/calls';
import { api, errorMessage, isApiError } from '@ritual/shared/http';
import type { returnableLines } from '@ritual/shared/kernel';
import { useRevalidator } from '@ritual/shared/routing';
import { useStores } from '@ritual/shared/state';
import {
  problemsOfFields,
  readDrafts,
  type ReturnDraft,
  type ReturnProblems,
} from '../../../../rules/return-drafts.ts';

/** A return request: validated on submit; errors are shown at their items, and what was chosen stays. */
export function useReturnForm(
  { id, items }: Order,
  returnable: ReturnType<typeof returnableLines>,
  onRequested: () => void,
) {
  const { toasts } = useStores();
  const { report } = useHost();
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const [drafts, setDrafts] = useState<readonly ReturnDraft[]>(() =>
    returnable.map(({ orderItemId, quantity }) => {
      // A single unit leaves nothing to choose.
      return { orderItemId, chosen: items.length === 1, quantity, reason: '' };
    }),
  );
  const [note, setNote] = useState('');
  const [problems, setProblems] = useState<ReturnProblems>({});
  const [pending, setPending] = useState(false);

  // After the fields have rendered with their errors: focus the first of them. On a slow device that is later than the next
  // frame.
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [problems]);

  const request = async () => {
    const { lines, problems: found } = readDrafts(drafts);
    if (Object.keys(found).length > 0) {
      setProblems(found);
      return;
    }
    setPending(true);
    try {
      await api.call(requestReturn, { params: { id }, body: { lines, note } });
      toasts.getState().show({ text: 'Return requested. We have sent you an email.' });
      await revalidate();
      onRequested();
    } catch (error) {
      report(error, { where: 'requestReturn' });
      if (isApiError(error) && error.status === 409) {
        // It was returned meanwhile, perhaps in another tab, or the period has ended: reload.
        toasts.getState().show({ tone: 'error', text: errorMessage(error) });
        await revalidate();
        onRequested();
        return;
      }
      const fields = isApiError(error) ? error.fields : [];
      setProblems(fields.length > 0 ? problemsOfFields(fields, lines) : { form: errorMessage(error) });
    } finally {
      setPending(false);
    }
  };

  return {
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (pending) return;
        setProblems({});
        void request();
      },
    },
    drafts,
    change: (orderItemId: string, part: Partial<ReturnDraft>) => {
      setDrafts((before) =>
        before.map((draft) => (draft.orderItemId === orderItemId ? { ...draft, ...part } : draft)),
      );
      setProblems({});
    },
    note,
    setNote,
    problems,
    pending,
  };
}
