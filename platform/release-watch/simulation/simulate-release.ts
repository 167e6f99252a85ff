import { evidence, type Votes } from '../statistics/e-process.ts';
import { alpha, leastErrors, metrics } from '../statistics/verdict.ts';
import type { Random } from './random.ts';

/** What the simulated visitors are like. */
export interface Traffic {
  readonly viewsPerSecond: number;
  /** Pages that a visitor loads, on average. */
  readonly viewsPerVisitor: number;
  /** Part of the visitors whose pages fail often, whatever is live: an old browser, a bad connection, an extension. */
  readonly prone: number;
  /** Probability that a page of such a visitor fails, and of another one. */
  readonly proneFails: number;
  readonly otherFails: number;
}

export interface SimulatedCanary {
  /** Seconds that it keeps each share. */
  readonly steps: readonly { readonly share: number; readonly seconds: number }[];
  /** Probability that a page of a visitor of the canary fails because of it. */
  readonly harm: number;
  /** How many times as often other failures happen in the canary. */
  readonly factor?: number;
}

const threshold = Object.keys(metrics).length / alpha;

/**
 * Seconds until a simulated canary is aborted by the votes of one metric, looked at after every vote; null: it becomes the live
 * release. `per`: each visitor votes once, with the first page, or each view votes.
 */
export function secondsToAbort(
  random: Random,
  { viewsPerSecond, viewsPerVisitor, prone, proneFails, otherFails }: Traffic,
  { steps, harm, factor = 1 }: SimulatedCanary,
  per: 'visitor' | 'view' = 'visitor',
): number | null {
  const visitors = viewsPerSecond / viewsPerVisitor;
  const views = per === 'visitor' ? 1 : viewsPerVisitor;
  const failing = (usual: number, inCanary: boolean) =>
    inCanary ? 1 - (1 - Math.min(1, usual * factor)) * (1 - harm) : usual;
  // Of the visitors who are not prone only failing pages are drawn: those come one by one.
  const most = Math.max(failing(otherFails, true), failing(otherFails, false));
  const proneRate = visitors * prone;
  const otherRate = visitors * (1 - prone) * views * most;

  const past: Votes[] = [];
  let began = 0;
  for (const { share, seconds } of steps) {
    const votes = { share, canary: 0, control: 0 };
    const all = [...past, votes];
    let at = began;
    for (;;) {
      at += random.wait(proneRate + otherRate);
      if (at > began + seconds) break;
      const isProne = random.chance(proneRate / (proneRate + otherRate));
      const inCanary = random.chance(share);
      const fails = isProne ? failing(proneFails, inCanary) : failing(otherFails, inCanary) / most;
      const tries = isProne && per === 'view' ? random.geometric(viewsPerVisitor) : 1;
      for (let view = 0; view < tries; view += 1) {
        if (!random.chance(fails)) continue;
        votes[inCanary ? 'canary' : 'control'] += 1;
        const errors = all.reduce((sum, { canary }) => sum + canary, 0);
        if (errors >= leastErrors && evidence(all) >= threshold) return at;
      }
    }
    past.push(votes);
    began += seconds;
  }
  return null;
}
