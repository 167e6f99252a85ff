import { peopleSorts, type PersonSummary } from '@ritual/shared/contract';
import { exportPeople, listPeople } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import type { Confirmed } from '../../../admin/dialogs/second-factor/index.ts';
import { conditionalCall, type Filter, type Load, type Query } from '../../../admin/index.ts';
import { exportedParts } from '../exported-parts.ts';

const yesOrNo = ['yes', 'no'] as const;
const consents = ['analytics', 'marketing', 'refused', 'unasked'] as const;
const day = /^\d{4}-\d{2}-\d{2}$/;

const oneOf = <Value extends string>(value: string | undefined, known: readonly Value[]): Value | undefined =>
  known.find((each) => each === value);

/** The filters as they are in the address, for the calls; what is none of them is left out. */
export function filtersOf(query: Query) {
  const { from, to } = query;
  return Object.fromEntries(
    Object.entries({
      q: query['q'],
      role: oneOf(query['role'], ['USER', 'ADMIN'] as const),
      blocked: oneOf(query['blocked'], yesOrNo),
      verified: oneOf(query['verified'], yesOrNo),
      orders: oneOf(query['orders'], yesOrNo),
      consent: oneOf(query['consent'], consents),
      from: from !== undefined && day.test(from) ? from : undefined,
      to: to !== undefined && day.test(to) ? to : undefined,
      sort: oneOf(query['sort'], peopleSorts),
    }).filter(([, value]) => value !== undefined),
  );
}

export const loadPeople: Load<PersonSummary> = (query, page, signal) =>
  conditionalCall(listPeople, { query: { ...filtersOf(query), ...page } }, { signal });

/** All that fit, or only some of them. */
export function exportedPeople(
  confirmed: Confirmed['confirmed'],
  query: Query,
  ids: readonly string[] | null,
  onProgress: (count: number) => void,
) {
  const part = (after: string | null) => {
    const body = { ...filtersOf(query), ...(ids && { ids: [...ids] }), ...(after !== null && { after }) };
    return api.call(exportPeople, { body });
  };
  return exportedParts({ confirmed, action: 'Export people', part, onProgress });
}

const daysAgo = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() - days * 86_400_000);

const decided = (yes: string, no: string) => [
  { value: 'yes', label: yes },
  { value: 'no', label: no },
];

export const peopleFilters = (): readonly Filter[] => [
  { name: 'blocked', label: 'Access', single: true, values: decided('Blocked', 'Not blocked') },
  { name: 'verified', label: 'Email', single: true, values: decided('Confirmed', 'Not confirmed') },
  { name: 'orders', label: 'Orders', single: true, values: decided('With orders', 'Without orders') },
  {
    ...{ name: 'consent', label: 'Consent', single: true },
    values: [
      { value: 'analytics', label: 'Analytics' },
      { value: 'marketing', label: 'Marketing' },
      { value: 'refused', label: 'Refused' },
      { value: 'unasked', label: 'Not asked' },
    ],
  },
  {
    ...{ name: 'role', label: 'Kind', single: true },
    values: [
      { value: 'USER', label: 'Customers' },
      { value: 'ADMIN', label: 'Staff' },
    ],
  },
  {
    ...{ name: 'from', label: 'Created since', single: true, fits: (value) => day.test(value) },
    values: [7, 30, 90, 365].map((days) => ({
      value: daysAgo(days),
      label: `The last ${String(days)} days`,
    })),
  },
];
