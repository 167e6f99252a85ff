import { workGroupIds, workGroups } from '../../contract/index.ts';
import type { Right, WorkGroup, WorkGroupId, WorkItem } from '../../contract/index.ts';
import { dueOf, storeDay, type ShippingMethod, pickupToday } from '../../kernel/index.ts';
import { dueDay, isOpen } from './dates.ts';
import { stateOf } from './mails.ts';
import type { MockOrder } from './mock-order.ts';
import type { MockStore } from './mock-store.ts';
import { awaitsAnswer, isInQueue, refundsToSettle } from './order-work.ts';
import { shippingRulesOf } from './settings.ts';
import { productReviewsIn } from './product-reviews.ts';

interface Waiting {
  readonly at: string | null;
  readonly label: string;
  /** Cents. */
  readonly amount?: number;
  readonly method?: ShippingMethod;
}

type OfOrders = Exclude<WorkGroupId, 'message-new' | 'message-open' | 'product-review' | 'mails'>;

const sincePaid = ({ paidAt, createdAt }: MockOrder) => ({ at: paidAt ?? createdAt });

const waitingOf: Readonly<Record<OfOrders, (order: MockOrder, store: MockStore) => Omit<Waiting, 'label'>>> =
  {
    late: sincePaid,
    'due-today': (_order, store) => ({
      at: pickupToday(new Date(), shippingRulesOf(store)).toISOString(),
    }),
    'due-later': sincePaid,
    hold: ({ held }) => ({ at: held?.since ?? null }),
    review: ({ createdAt, total }) => ({ at: createdAt, amount: total }),
    dispute: ({ disputes }) => {
      const open = disputes.filter(awaitsAnswer);
      return { at: first(open.map(({ dueBy }) => dueBy)), amount: sum(open) };
    },
    warning: ({ warnings, total }) => ({
      at: first(warnings.flatMap(({ decision, createdAt }) => (decision === null ? [createdAt] : []))),
      amount: total,
    }),
    refund: (order) => {
      const failed = refundsToSettle(order);
      return { at: first(failed.map(({ createdAt }) => createdAt)), amount: sum(failed) };
    },
    'put-back': ({ createdAt }) => ({ at: createdAt }),
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

function waiting(store: MockStore, id: WorkGroupId): readonly Waiting[] {
  const { state } = store;
  const messages = (wanted: 'NEW' | 'OPEN') =>
    state.messages
      .filter((message) => message.state === wanted)
      .map(({ createdAt, name }) => ({ at: createdAt, label: name }));
  if (id === 'message-new') return messages('NEW');
  if (id === 'message-open') return messages('OPEN');
  if (id === 'product-review')
    return productReviewsIn(store)
      .filter(({ status }) => status === 'PENDING')
      .map(({ createdAt, title }) => ({ at: createdAt, label: title }));
  if (id === 'mails')
    return state.mails
      .filter((mail) => stateOf(mail) === 'failed')
      .map(({ failedAt, subject }) => ({ at: failedAt, label: subject }));
  return state.orders
    .filter((order) => isInGroup(order, id))
    .toSorted((a, b) => ((a.shipDate ?? '~') < (b.shipDate ?? '~') ? -1 : 1))
    .map((order) => ({
      ...{ ...waitingOf[id](order, store), label: order.number },
      ...(dated.some((each) => each === id) && { method: order.method }),
    }));
}

/** Groups that go by the day by which their orders have to leave. */
const dated: readonly OfOrders[] = ['late', 'due-today', 'due-later', 'hold'];

function isInGroup(order: MockOrder, id: OfOrders): boolean {
  const { task, due, hold }: NonNullable<WorkGroup['orders']> = workGroups[id].orders;
  const date = dueDay(order);
  return (
    !order.test &&
    (task === undefined || isInQueue(order, task)) &&
    (due === undefined || (date !== null && dueOf(date, storeDay(new Date())) === due)) &&
    (hold === undefined || (isOpen(order) && order.held !== null))
  );
}

/** What waits of the work that these rights allow. */
export function workFor(store: MockStore, rights: readonly Right[]): WorkItem[] {
  return workGroupIds
    .filter((id) => rights.includes(workGroups[id].right))
    .flatMap((id) => {
      const rows = waiting(store, id).toSorted((a, b) => ((a.at ?? '~') < (b.at ?? '~') ? -1 : 1));
      if (rows.length === 0) return [];
      const by = (wanted: ShippingMethod) => rows.filter(({ method }) => method === wanted).length;
      const amounts = rows.flatMap(({ amount }) => amount ?? []);
      return [
        {
          ...{ id, count: rows.length, exact: true, at: rows[0]?.at ?? null },
          ...{ expedited: by('expedited'), nextDay: by('next-day') },
          labels: rows.slice(0, 3).map(({ label }) => label),
          amount: amounts.length === 0 ? null : amounts.reduce((all, amount) => all + amount, 0),
        },
      ];
    });
}
