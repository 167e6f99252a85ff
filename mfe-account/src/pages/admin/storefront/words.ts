import type { StorefrontPart, StorefrontRevision, Vitals } from '@ritual/shared/contract';

const number = new Intl.NumberFormat('en-US');
export const counted = (count: number): string => number.format(count);
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
export const milliseconds = (value: number): string => `${number.format(Math.round(value))} ms`;
export const kilobytes = (bytes: number): string => `${number.format(Math.round(bytes / 1000))} kB`;

const percents = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 });
/** – where there is nothing to divide by. */
export const rate = (part: number, all: number): string => (all === 0 ? '–' : percents.format(part / all));
export const share = (percent: number): string => percents.format(percent / 100);

export const vitalWords = ({ LCP, INP, CLS }: Vitals) => ({
  LCP: LCP ? seconds(LCP.p75) : '–',
  INP: INP ? milliseconds(INP.p75) : '–',
  CLS: CLS ? (CLS.p75 / 1000).toFixed(2) : '–',
});

/** What a revision changed, a line for each part: the part with its release, and what happened to it. */
export function linesOf({
  action,
  changes,
  canaryChanges,
}: Pick<StorefrontRevision, 'action' | 'changes' | 'canaryChanges'>) {
  const versions = changes.map(({ part, from, to }) => ({
    part,
    release: to ?? from ?? '',
    change:
      to === null
        ? 'Taken out'
        : from === null
          ? 'First release'
          : action === 'rollback'
            ? `Back from ${from}`
            : `${from} to ${to}`,
  }));
  const live = new Set(changes.map(({ part }) => part));
  const canaries = canaryChanges
    // A canary that has become the live release is described above.
    .filter(({ part, to }) => !(to === null && live.has(part)))
    .map(({ part, version, from, to, automatic }) => ({
      part,
      release: version,
      change:
        to === null
          ? 'Canary stopped'
          : from === null
            ? `Canary ${share(to)}`
            : from === to
              ? automatic
                ? `Resumed at ${share(to)}`
                : `Held at ${share(to)}`
              : `${share(from)} to ${share(to)}`,
    }));
  return [...versions, ...canaries];
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
export const joined = (words: readonly string[]): string => list.format(words);

/** 'shell' and the names of remotes, of those that differ between two looks at the store. */
export function changedParts(before: readonly StorefrontPart[], after: readonly StorefrontPart[]): string[] {
  const keyOf = ({ version, canary }: StorefrontPart) =>
    JSON.stringify([version, canary?.version, canary?.share, canary?.automatic]);
  const old = new Map(before.map((part) => [part.name, keyOf(part)]));
  return after.filter((part) => old.get(part.name) !== keyOf(part)).map(({ name }) => name);
}
