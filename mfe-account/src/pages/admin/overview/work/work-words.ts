import { workGroups, type WorkGroup, type WorkGroupId, type WorkItem } from '@ritual/shared/contract';
import { formatCents, spanWords, type ShopPolicy } from '@ritual/shared/kernel';
import { adminPaths } from '../../../../admin/paths.ts';

interface Words {
  readonly one: string;
  readonly many: string;
  /** What the link to its list says. */
  readonly act: string;
  /** The list that clears it. */
  readonly to: string;
  /** Why it is to be done, where its title does not say it. */
  readonly why?: string;
  /** It waits for others: from so many hours on that is too long. */
  readonly patience?: number;
  /** The time that it names is a deadline: what is due. */
  readonly due?: string;
}

/** The list of a group: by ship-by dates, or what waits longest first. */
const ordersIn = (id: WorkGroupId) => {
  const { area, orders = {} }: WorkGroup = workGroups[id];
  const query = new URLSearchParams({ ...orders, sort: area === 'ship' ? 'shipBy' : 'placed' });
  return `${adminPaths.orders}?${query.toString()}`;
};

const reply = { act: 'Answer', patience: 24 };

/** The words of each group, and where it leads. */
const words: Readonly<Record<WorkGroupId, Words>> = {
  late: { one: 'order is late', many: 'orders are late', act: 'Ship', to: ordersIn('late') },
  'due-today': {
    ...{ one: 'order to ship today', many: 'orders to ship today', act: 'Ship', to: ordersIn('due-today') },
    due: 'Pickup',
  },
  'due-later': {
    ...{ one: 'order to ship later', many: 'orders to ship later', act: 'Ship', to: ordersIn('due-later') },
  },
  hold: { one: 'order on hold', many: 'orders on hold', act: 'Look', to: ordersIn('hold') },
  review: {
    ...{ one: 'Payment in review', many: 'Payments in review', act: 'Decide', to: ordersIn('review') },
  },
  dispute: {
    ...{ one: 'Dispute', many: 'Disputes', act: 'Answer', to: ordersIn('dispute') },
    due: 'Evidence by',
  },
  warning: {
    ...{ one: 'Early fraud warning', many: 'Early fraud warnings', act: 'Decide', to: ordersIn('warning') },
    why: 'A dispute may follow: refund, or dismiss it with a reason',
  },
  refund: {
    ...{ one: 'Refund that failed', many: 'Refunds that failed', act: 'Settle', to: ordersIn('refund') },
  },
  'put-back': {
    ...{ one: 'Order to put back to stock', many: 'Orders to put back to stock', act: 'Put back' },
    to: ordersIn('put-back'),
    why: 'All money went back, and pieces that have not shipped still count as sold',
  },
  'return-decide': {
    ...{ one: 'Return to decide', many: 'Returns to decide', act: 'Decide', to: ordersIn('return-decide') },
  },
  'return-receive': {
    ...{ one: 'Return to receive', many: 'Returns to receive', act: 'Receive' },
    to: ordersIn('return-receive'),
  },
  'return-refund': {
    ...{ one: 'Return to refund', many: 'Returns to refund', act: 'Refund', to: ordersIn('return-refund') },
  },
  'message-new': {
    ...{ one: 'New message', many: 'New messages', to: `${adminPaths.messages}?state=NEW` },
    ...reply,
  },
  'message-open': {
    ...{ one: 'Open message', many: 'Open messages', to: `${adminPaths.messages}?state=OPEN` },
    ...reply,
  },
  'product-review': {
    ...{ one: 'Review to approve', many: 'Reviews to approve', act: 'Read' },
    to: `${adminPaths.reviews}?status=PENDING`,
  },
  mails: {
    ...{ one: 'Email that failed', many: 'Emails that failed', act: 'Look' },
    to: `${adminPaths.mails}?state=failed`,
  },
};

export interface Work extends WorkItem, Words {
  readonly id: WorkGroupId;
}

const isKnown = (id: string): id is WorkGroupId => id in words;

/** Groups of which one opens the worklist: what has to leave first. */
export const shipGroups: readonly WorkGroupId[] = ['late', 'due-today', 'due-later'];

/** The groups that this release knows, with their words. */
export const knownWork = (
  groups: readonly WorkItem[],
  policy: Pick<ShopPolicy, 'replyHours'>,
): readonly Work[] =>
  groups.flatMap(({ id, ...group }) => {
    if (!isKnown(id)) return [];
    const isMessage = id === 'message-new' || id === 'message-open';
    return [{ ...group, ...words[id], ...(isMessage && promised(policy)), id }];
  });

/** How soon a message is to be answered. */
const promised = ({ replyHours }: Pick<ShopPolicy, 'replyHours'>) =>
  replyHours && {
    ...{ why: `We promise an answer in ${spanWords(replyHours)} hours`, patience: replyHours.from },
  };

export const titleOf = ({ count, one, many }: Work): string => (count === 1 ? one : many);

export const numberOf = ({ count, exact }: Pick<Work, 'count' | 'exact'>): string =>
  `${count.toLocaleString('en-US')}${exact ? '' : '+'}`;

/** 'ROP-7K3M9Q, ROP-2F8XTD and 4 more, $402.36' */
export function detailOf({ labels, count, amount }: Work): string {
  const more = count - labels.length;
  const named = `${labels.join(', ')}${more > 0 ? ` and ${more.toLocaleString('en-US')} more` : ''}`;
  return amount === null ? named : `${named}, ${formatCents(amount)}`;
}
