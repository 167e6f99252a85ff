import { formatDay, usStates } from '@ritual/shared/kernel';

export const stateName = (state: string | null): string =>
  state === null ? 'All other states' : (usStates.find(({ code }) => code === state)?.name ?? state);

export const stateOptions = usStates.map(({ code, name }) => ({ value: code, label: name }));

/** By the names of their states, which are in another order than their codes. */
export const byStateName = <Row extends { readonly state: string | null }>(
  rows: readonly Row[],
): readonly Row[] => rows.toSorted((a, b) => stateName(a.state).localeCompare(stateName(b.state)));

/** 'from Jan 1, 2027 until Jun 30, 2027'; '': always. */
export const daysWords = (
  { from, until }: { readonly from: string | null; readonly until: string | null },
  today: string,
): string =>
  [
    ...(from === null ? [] : [`from ${formatDay(from, today)}`]),
    ...(until === null ? [] : [`until ${formatDay(until, today)}`]),
  ].join(' ');
