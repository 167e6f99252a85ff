import type { Row } from '../page/rows.ts';

/** Kilobytes as they are counted on a network. */
export const size = (bytes: number): string => `${String(Math.max(1, Math.round(bytes / 1000)))} kB`;

export const milliseconds = (ms: number): string => (ms === 0 ? '–' : `${String(Math.round(ms))} ms`);

export const titleOf = ({ owner, part }: Pick<Row, 'owner' | 'part'>): string =>
  part === '' ? owner : `${owner} / ${part}`;
