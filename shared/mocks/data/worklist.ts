import { workGroupIds, workGroups, type WorkGroupId, type WorkItem } from '../../contract/index.ts';
import type { OrderQueue, Right } from '../../contract/index.ts';
import { stateOf } from './mails.ts';
import type { MockOrder } from './mock-order.ts';
import type { MockStore } from './mock-store.ts';
import { isInQueue, refundsToSettle } from './order-work.ts';

interface Waiting {
  readonly at: string | null;
  readonly label: string;
  /** Cents. */
  readonly amount?: number;
}

const waitingOf: Readonly<Record<OrderQueue, (order: MockOrder) => Omit<Waiting, 'label'>>> = {
  ship: ({ paidAt, createdAt }) => ({ at: paidAt ?? createdAt }),
  review: ({ createdAt, total }) => ({ at: createdAt, amount: total }),
  dispute: ({ disputes }) => {
    const open = disputes.filter(({ state }) => state === 'inquiry' || state === 'open');
    return { at: first(open.map(({ dueBy }) => dueBy)), amount: sum(open) };
  },
  refund: (order) => {
    const failed = refundsToSettle(order);
    return { at: first(failed.map(({ createdAt }) => createdAt)), amount: sum(failed) };
  },
  return: ofReturn,
  'return-decide': ofReturn,
  'return-receive': ofReturn,
  'return-refund': ofReturn,
};

function ofReturn({ returns }: MockOrder) {
  return { at: first(returns.map(({ createdAt }) => createdAt)) };
}

const first = (times: readonly (string | null)[]): string | null =>
  times.filter((time) => time !== null).toSorted()[0] ?? null;
const sum = (of: readonly { readonly amount: number }[]) => of.reduce((all, { amount }) => all + amount, 0);

function waiting({ state }: MockStore, id: WorkGroupId): readonly Waiting[] {
  const messages = (wanted: 'NEW' | 'OPEN') =>
    state.messages
      .filter((message) => message.state === wanted)
      .map(({ createdAt, name }) => ({ at: createdAt, label: name }));
  if (id === 'message-new') return messages('NEW');
  if (id === 'message-open') return messages('OPEN');
  if (id === 'mails')
    return state.mails
      .filter((mail) => stateOf(mail) === 'failed')
      .map(({ failedAt, subject }) => ({ at: failedAt, label: subject }));
  return state.orders
    .filter((order) => isInQueue(order, id))
    .map((order) => ({ ...waitingOf[id](order), label: order.number }));
}

/** What waits, of what somebody with these rights does. */
export function workFor(store: MockStore, rights: readonly Right[]): WorkItem[] {
  return workGroupIds
    .filter((id) => rights.includes(workGroups[id].right))
    .flatMap((id) => {
      const rows = waiting(store, id).toSorted((a, b) => ((a.at ?? '~') < (b.at ?? '~') ? -1 : 1));
      if (rows.length === 0) return [];
      const amounts = rows.flatMap(({ amount }) => amount ?? []);
      return [
        {
          ...{ id, count: rows.length, exact: true, at: rows[0]?.at ?? null },
          labels: rows.slice(0, 3).map(({ label }) => label),
          amount: amounts.length === 0 ? null : amounts.reduce((all, amount) => all + amount, 0),
        },
      ];
    });
}
