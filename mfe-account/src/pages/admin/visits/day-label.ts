import type { Traffic } from '@ritual/shared/contract';

const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });

/** 'Nov 21'; days are those of UTC. */
export const dayLabel = ({ day }: Pick<Traffic['byDay'][number], 'day'>): string =>
  format.format(new Date(`${day}T00:00:00Z`));
