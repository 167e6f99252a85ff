import { orderDues, orderQueues, type OrderSort, type OrderSummary } from '@ritual/shared/contract';
import { exportOrders, listOrders } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import {
  holdReasonLabel,
  holdReasons,
  orderStatuses,
  orderStatusLabel,
  shippingMethodLabel,
  shippingMethods,
  usStates,
} from '@ritual/shared/kernel';
import { sentence } from '../../../rules/sentence.ts';
import type { Confirmed } from '../../../admin/dialogs/second-factor/index.ts';
import type { Filter, FilterValue, FixedView, Load, Query } from '../../../admin/index.ts';
import { exportedParts } from '../exported-parts.ts';
import { waitsForPayment } from './order-words.tsx';

const day = /^\d{4}-\d{2}-\d{2}$/;
const dollars = /^\d{1,6}$/;
const tag = /^[^,]{1,30}$/;
const isDay = (value: string) => day.test(value);
const isAmount = (value: string) => dollars.test(value);

const oneOf = <Value extends string>(value: string | undefined, known: readonly Value[]): Value | undefined =>
  known.find((each) => each === value);
const fits = (value: string | undefined, form: RegExp): string | undefined =>
  value !== undefined && form.test(value) ? value : undefined;

/** By the titles of the columns: a minus is the latest, or the highest, first. */
const sorts: Readonly<Record<string, OrderSort>> = {
  '-placed': 'newest',
  placed: 'oldest',
  '-total': 'total',
  shipBy: 'shipBy',
};

/** The filters as they are in the address, for the call; what is none of them is left out. */
export function filtersOf(query: Query) {
  const { q, state } = query;
  return Object.fromEntries(
    Object.entries({
      q,
      task: oneOf(query['task'], orderQueues),
      status: oneOf(query['status'], orderStatuses),
      due: oneOf(query['due'], orderDues),
      method: oneOf(query['method'], shippingMethods),
      hold: oneOf(query['hold'], ['any', ...holdReasons]),
      state: usStates.some(({ code }) => code === state) ? state : undefined,
      tag: fits(query['tag'], tag),
      from: fits(query['from'], day),
      to: fits(query['to'], day),
      min: fits(query['min'], dollars),
      max: fits(query['max'], dollars),
      sort: sorts[query['sort'] ?? ''],
    }).filter(([, value]) => value !== undefined),
  );
}

export const loadOrders: Load<OrderSummary> = (query, page, signal) =>
  api.call(listOrders, { query: { ...filtersOf(query), ...page } }, { signal });

/** All that fit, or only some of them. */
export function exportedOrders(
  confirmed: Confirmed['confirmed'],
  query: Query,
  ids: readonly string[] | null,
  onProgress: (count: number) => void,
) {
  const part = (after: string | null) => {
    const body = { ...filtersOf(query), ...(ids && { ids: [...ids] }), ...(after !== null && { after }) };
    return api.call(exportOrders, { body });
  };
  return exportedParts({ confirmed, action: 'Export orders', part, onProgress });
}

export const orderViews: readonly FixedView[] = [
  { name: 'All', query: {} },
  { name: 'To ship', query: { task: 'ship', sort: 'shipBy' } },
  { name: 'Late', query: { task: 'ship', due: 'late', sort: 'shipBy' } },
  { name: 'On hold', query: { hold: 'any', sort: 'shipBy' } },
  { name: 'In review', query: { task: 'review' } },
  { name: 'Disputed', query: { task: 'disputed' } },
  { name: 'Returns', query: { task: 'return' } },
];

const daysAgo = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() - days * 86_400_000);
const amounts = (words: string) =>
  [50, 100, 200, 300, 500].map((amount) => ({ value: String(amount), label: `${words} $${String(amount)}` }));
const ago = [
  [0, 'Today'],
  [1, 'Yesterday'],
  [7, '7 days ago'],
  [30, '30 days ago'],
  [90, '90 days ago'],
] as const;
const days = () => ago.map(([count, label]) => ({ value: daysAgo(count), label }));

export const orderFilterChoices = (tags: readonly FilterValue[]): readonly Filter[] => [
  {
    ...{ name: 'task', label: 'Next step', single: true },
    values: [
      { value: 'ship', label: 'Ship' },
      { value: 'review', label: 'Check the payment' },
      { value: 'dispute', label: 'Answer the bank' },
      { value: 'disputed', label: 'Disputed, answered or not' },
      { value: 'refund', label: 'Settle a failed refund' },
      { value: 'warning', label: 'Decide on a fraud warning' },
      { value: 'put-back', label: 'Put back to stock' },
      { value: 'change-open', label: 'A change waits for its payment' },
      { value: 'await-payment', label: waitsForPayment },
      { value: 'return', label: 'Return: any step' },
      { value: 'return-decide', label: 'Return: approve or reject' },
      { value: 'return-receive', label: 'Return: receive' },
      { value: 'return-refund', label: 'Return: refund' },
    ],
  },
  {
    ...{ name: 'due', label: 'Ship by', single: true },
    values: [
      { value: 'late', label: 'Late' },
      { value: 'today', label: 'Today' },
      { value: 'later', label: 'Later' },
    ],
  },
  {
    ...{ name: 'method', label: 'Shipping', single: true },
    values: shippingMethods.map((value) => ({ value, label: shippingMethodLabel[value] })),
  },
  {
    ...{ name: 'hold', label: 'On hold', single: true },
    values: [
      { value: 'any', label: 'For any reason' },
      ...holdReasons.map((value) => ({ value, label: sentence(holdReasonLabel[value]) })),
    ],
  },
  {
    ...{ name: 'status', label: 'Status', single: true },
    values: orderStatuses.map((value) => ({ value, label: orderStatusLabel[value] })),
  },
  {
    ...{ name: 'state', label: 'Ship to', single: true },
    values: usStates.map(({ code, name }) => ({ value: code, label: name })),
  },
  { name: 'tag', label: 'Tag', single: true, fits: (value) => tag.test(value), values: tags },
  { name: 'from', label: 'Placed since', single: true, fits: isDay, values: days() },
  { name: 'to', label: 'Placed until', single: true, fits: isDay, values: days() },
  { name: 'min', label: 'Total from', single: true, fits: isAmount, values: amounts('From') },
  { name: 'max', label: 'Total up to', single: true, fits: isAmount, values: amounts('Up to') },
];
