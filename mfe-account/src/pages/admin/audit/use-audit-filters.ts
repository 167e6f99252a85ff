import { useEffect, useState } from 'react';
import { listStaff } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { useHost } from '@ritual/shared/federation';
import { useRights, type Filter } from '../../../admin/index.ts';
import { auditKinds } from './audit-words.ts';

type FilterValue = Filter['values'][number];

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' });
const daysAgo = (days: number) => day.format(new Date(Date.now() - days * 86_400_000));

const periods = (): FilterValue[] => [
  { value: daysAgo(0), label: 'Today' },
  { value: daysAgo(6), label: 'Last 7 days' },
  { value: daysAgo(29), label: 'Last 30 days' },
];

/** The API refuses what there is not. */
const fits = () => true;

const withValue = (values: readonly FilterValue[], value: string | null, label = value ?? '') =>
  value === null || values.some((each) => each.value === value) ? values : [...values, { value, label }];

/** The filters of the log; one that came in the address and is in no list is shown, too. */
export function useAuditFilters(subject: string | null, actor: string | null): readonly Filter[] {
  const may = useRights();
  const { report } = useHost();
  const [people, setPeople] = useState<readonly FilterValue[]>([]);
  const mayRead = may('staff.read');
  useEffect(() => {
    if (!mayRead) return undefined;
    const abort = new AbortController();
    api.call(listStaff, { query: { size: 200 } }, { signal: abort.signal }).then(
      ({ content }) => setPeople(content.map(({ id, name }) => ({ value: id, label: name }))),
      (error: unknown) => {
        if (!abort.signal.aborted) report(error, { where: 'audit filters' });
      },
    );
    return () => abort.abort();
  }, [mayRead, report]);
  const [since] = useState(periods);
  return [
    { name: 'actor', label: 'Who', single: true, fits, values: withValue(people, actor, 'Someone else') },
    { name: 'action', label: 'What', single: true, fits, values: auditKinds },
    { name: 'from', label: 'Since', single: true, fits, values: since },
    ...(subject === null
      ? []
      : [{ name: 'subject', label: 'Of', single: true, fits, values: withValue([], subject) }]),
  ];
}
