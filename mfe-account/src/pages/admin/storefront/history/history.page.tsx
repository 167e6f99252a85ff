import type { StorefrontRevision } from '@ritual/shared/contract';
import { getStorefront, listStorefrontHistory } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { useLoaderData, type LoaderFunctionArgs } from '@ritual/shared/routing';
import { AdminTable, conditionalCall, When, type Column, type Load } from '../../../../admin/index.ts';
import { linesOf } from '../words.ts';

/** The names of the parts, for the filter. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const { parts } = await api.call(getStorefront, {}, { signal });
  return parts.map(({ name }) => name);
}

/** A filter is no reason to ask for them again. */
export { shouldRevalidate } from '../../../../admin/index.ts';

const partsOf = (one: StorefrontRevision) => linesOf(one).map(({ part, release }) => `${part} ${release}`);
const changesOf = (one: StorefrontRevision) => linesOf(one).map(({ change }) => change);

const columns: readonly Column<StorefrontRevision>[] = [
  {
    ...{ id: 'revision', title: 'No.', width: 70, grow: 0, names: true },
    cell: ({ revision }) => revision,
    csv: ({ revision }) => revision,
  },
  {
    ...{ id: 'at', title: 'When', width: 170, grow: 0 },
    cell: ({ at }) => <When at={at} />,
    csv: ({ at }) => at,
  },
  {
    ...{ id: 'part', title: 'Part', width: 200, fixed: true },
    cell: (one) => partsOf(one).join(', ') || '–',
    csv: (one) => partsOf(one).join('; '),
  },
  {
    ...{ id: 'change', title: 'Change', width: 180, fixed: true },
    cell: (one) => changesOf(one).join(', ') || '–',
    csv: (one) => changesOf(one).join('; '),
  },
  {
    ...{ id: 'who', title: 'Who', width: 160 },
    cell: ({ who }) => who ?? '–',
    csv: ({ who }) => who,
  },
  {
    ...{ id: 'why', title: 'Why', width: 260, grow: 2 },
    cell: ({ reason }) => reason ?? '–',
    csv: ({ reason }) => reason,
  },
];

const load: Load<StorefrontRevision> = (query, page, signal) =>
  conditionalCall(listStorefrontHistory, { query: { ...query, ...page } }, { signal });

/** All revisions of what is live. */
export function Component() {
  const parts = useLoaderData<typeof loader>();
  return (
    <AdminTable
      {...{ title: 'Storefront history', list: 'storefront-history', one: 'revision', many: 'revisions' }}
      intro="Every change of what is live: who made it, when, and why. None is ever removed."
      columns={columns}
      load={load}
      rowId={({ revision }) => String(revision)}
      rowLabel={({ revision }) => `Revision ${String(revision)}`}
      phone={(one) => ({
        title: partsOf(one).join(', ') || `Revision ${String(one.revision)}`,
        value: one.revision,
        line: [...changesOf(one), one.who ?? ''].filter(Boolean).join(' · '),
        detail: one.reason ?? <When at={one.at} />,
      })}
      filters={[
        {
          ...{ name: 'part', label: 'Part', single: true },
          values: parts.map((name) => ({ value: name, label: name })),
        },
      ]}
      exportName="storefront-history"
      empty={{ title: 'Nothing has been live yet' }}
    />
  );
}
