import type { ArmVotes, PeriodVotes } from '../wire.ts';
import { evidence } from './e-process.ts';

/** What a visitor can vote with; each is tested on its own. */
export const metrics = {
  notAlive: 'pages not alive within 10 s',
  /** A page that reloads itself, or is so slow that visitors give up. */
  left: 'pages left before they were alive',
  failed: 'failures and hydration errors',
} as const;
export type Metric = keyof typeof metrics;

/** Probability that a harmless canary is aborted, over all metrics and all times. */
export const alpha = 0.01;
/** Of the canary: two visitors with bad luck are no reason. */
export const leastErrors = 3;

const threshold = Object.keys(metrics).length / alpha;

/** Why a canary is to be aborted; null: nothing speaks against it. */
export function verdictOn(periods: readonly PeriodVotes[]): string | null {
  for (const metric of Object.keys(metrics) as Metric[]) {
    const votes = periods.map(({ share, canary, control }) => ({
      ...{ share, canary: canary[metric], control: control[metric] },
    }));
    const errors = sum(votes.map(({ canary }) => canary));
    if (errors < leastErrors || evidence(votes) < threshold) continue;
    const arm = (name: 'canary' | 'control') =>
      `${sum(periods.map((period) => period[name][metric]))} of ${sum(periods.map((period) => period[name].views))}`;
    return `${metrics[metric]}: ${arm('canary')} visitors of the canary, ${arm('control')} of the live release`;
  }
  return null;
}

export function visitorsOf(periods: readonly PeriodVotes[], arm: 'canary' | 'control'): ArmVotes {
  const of = (key: keyof ArmVotes) => sum(periods.map((period) => period[arm][key]));
  return { views: of('views'), notAlive: of('notAlive'), left: of('left'), failed: of('failed') };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
