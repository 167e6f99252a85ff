import { useMemo } from 'react';
import type { PersonSummary } from '@ritual/shared/contract';
import { endPersonLogins } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { formatCents } from '@ritual/shared/kernel';
import { useConfirmed } from '../../../admin/dialogs/second-factor/index.ts';
import { AdminTable, useRights, type BulkAction } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { nameOf, peopleColumns, stateWord } from './people-columns.tsx';
import { exportedPeople, loadPeople, peopleFilters } from './people-query.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`);

const bulk: readonly BulkAction<PersonSummary>[] = [
  {
    ...{ id: 'sign-out', label: 'Sign out', press: 'o', right: 'people.write' },
    fits: ({ role }) => role === 'USER',
    run: async ({ id }) => {
      await api.call(endPersonLogins, { params: { id } });
      return undefined;
    },
    done: (count) => `${people(count)} signed out`,
    ask: (count) => ({
      title: `Sign ${people(count)} out?`,
      words: 'All their devices are signed out at once. They can sign in again with their password.',
      button: `Sign out ${people(count)}`,
    }),
  },
];

const views = [
  { name: 'All', query: {} },
  { name: 'With orders', query: { orders: 'yes', sort: 'lastOrder' } },
  { name: 'Not confirmed', query: { verified: 'no' } },
  { name: 'Blocked', query: { blocked: 'yes' } },
];
const idOf = ({ id }: PersonSummary) => id;

/** Everybody with an account: found by parts of name, address and number. */
export function Component() {
  const may = useRights();
  const filters = useMemo(peopleFilters, []);
  const { confirmed, dialog } = useConfirmed();
  return (
    <>
      <AdminTable
        title="People"
        list="people"
        one="person"
        many="people"
        columns={peopleColumns}
        load={loadPeople}
        rowId={idOf}
        rowLabel={nameOf}
        rowHref={({ id }) => adminPaths.person(id)}
        phone={(row) => ({
          title: nameOf(row),
          value: row.spent === 0 ? null : formatCents(row.spent),
          line: row.email,
          detail: stateWord(row),
        })}
        search="Name, email, phone, order"
        filters={filters}
        views={views}
        bulk={may('people.write') ? bulk : []}
        exportName={may('people.export') ? 'people' : null}
        exportText={(...what) => exportedPeople(confirmed, ...what)}
        empty={{ title: 'Nobody has an account yet' }}
      />
      {dialog}
    </>
  );
}
