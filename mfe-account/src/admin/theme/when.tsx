import { fullTime, shortTime } from './dates.ts';

/** A time of the store; the full one on hover. null: it has not happened. */
export function When({ at }: { readonly at: string | null }) {
  if (at === null) return '–';
  return (
    <time dateTime={at} title={fullTime(at)}>
      {shortTime(at)}
    </time>
  );
}
