import { expect } from '@jest/globals';
import type { Counter } from './tcp-proxy.ts';

/** A process that can be killed without warning. */
export interface Victim {
  readonly kill: () => void;
  readonly gone: Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Round {
  readonly victim: Victim;
  readonly call: () => Promise<{ readonly status: number }>;
  readonly repair: (round: number) => Promise<void>;
}

/**
 * Kills a process at its first message of a call, then at the second, and so on; repairs and checks after each, until a call
 * completes. Returns the number of kills.
 * @param step 2 kills at every second message. Enough for a call of one transaction with many reads: all that comes before its commit is
 * the same to who tries again, and so is all that comes after it.
 */
export async function killAtEach(counter: Counter, prepare: () => Promise<Round>, step = 1): Promise<number> {
  for (let [nth, kills] = [1, 0]; ; nth += step, kills += 1) {
    const { victim, call, repair } = await prepare();
    counter.arm(nth, victim.kill);
    const answer = await call().catch(() => null);
    counter.disarm();
    if (answer !== null) {
      await victim.stop();
      expect([200, 201]).toContain(answer.status);
      return kills;
    }
    await victim.gone;
    await repair(nth);
  }
}
