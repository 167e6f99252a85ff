import type { StorefrontCanary } from '../../contract/index.ts';
import type { MockStore } from './mock-store.ts';
import type { MockCanary } from './storefront.ts';
import { entriesOf } from './storefront-history.ts';
import { canaryVitals, errorsOverTime, figuresOf, votesOfArm } from './storefront-figures.ts';

const steps = [1, 5, 25, 95, 100];

export function presentCanary(store: MockStore, part: string, canary: MockCanary): StorefrontCanary {
  const entries = entriesOf(store);
  const began = entries.findLastIndex(
    ({ before, revision }) => !before?.canaries[part] && revision.canaries[part],
  );
  const run = entries.slice(Math.max(0, began));
  const taken = run.flatMap(({ before, revision }) => {
    const share = revision.canaries[part]?.share;
    return share === undefined || share === before?.canaries[part]?.share ? [] : [{ share, at: revision.at }];
  });
  const { version, share, automatic } = canary;
  const first = entries[began]?.revision;
  const startedAt = first?.at ?? '';
  const coming = steps.filter((step) => step > share);
  return {
    ...{ version, share, automatic, startedAt, next: coming[0] ?? 100 },
    steppedAt: taken.at(-1)?.at ?? startedAt,
    startedBy: first?.who ?? null,
    reason: first?.reason ?? null,
    steps: [...taken, ...coming.map((step) => ({ share: step, at: null }))],
    arms: {
      canary: { ...votesOfArm.canary, vitals: canaryVitals },
      control: { ...votesOfArm.control, vitals: figuresOf(part).vitals },
    },
    errorsOverTime: errorsOverTime(startedAt),
  };
}
