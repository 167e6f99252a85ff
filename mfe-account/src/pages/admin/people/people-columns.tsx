import type { ReactNode } from 'react';
import type { PersonSummary } from '@ritual/shared/contract';
import { formatCents } from '@ritual/shared/kernel';
import { StatusWord, When, type Column } from '../../../admin/index.ts';
import { formatPhone } from '../../../rules/format-phone.ts';

export const nameOf = ({ firstName, lastName }: Pick<PersonSummary, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

type State = Pick<PersonSummary, 'blockedAt' | 'emailVerified' | 'role'>;

/** What one has to know about a person, if there is something. */
export function stateWord({ blockedAt, emailVerified, role }: State): ReactNode {
  if (blockedAt !== null) return <StatusWord tone="bad">Blocked</StatusWord>;
  if (role === 'ADMIN') return <StatusWord tone="info">Staff</StatusWord>;
  return emailVerified ? null : <StatusWord tone="warn">Unconfirmed</StatusWord>;
}

export const peopleColumns: readonly Column<PersonSummary>[] = [
  { id: 'name', title: 'Name', width: 170, grow: 1, names: true, sort: 'name', cell: nameOf },
  { id: 'email', title: 'Email', width: 220, grow: 2, cell: ({ email }) => email },
  {
    ...{ id: 'phone', title: 'Phone', width: 130, grow: 0, optional: true },
    cell: ({ phone }) => (phone === null ? '–' : formatPhone(phone)),
  },
  { id: 'state', title: 'Status', width: 120, grow: 0, fixed: true, cell: (row) => stateWord(row) ?? '–' },
  {
    ...{ id: 'created', title: 'Created', width: 168, grow: 0, sort: 'newest' },
    cell: ({ createdAt }) => <When at={createdAt} />,
  },
  {
    ...{ id: 'lastOrder', title: 'Last order', width: 168, grow: 0, sort: 'lastOrder' },
    cell: ({ lastOrderAt }) => <When at={lastOrderAt} />,
  },
  {
    ...{ id: 'orders', title: 'Orders', width: 76, grow: 0, align: 'end' },
    cell: ({ orders }) => (orders === 0 ? '–' : orders),
  },
  {
    ...{ id: 'spent', title: 'Spent', width: 110, grow: 0, align: 'end', sort: 'spent' },
    cell: ({ spent }) => (spent === 0 ? '–' : formatCents(spent)),
  },
];
