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
 */
export async function killAtEach(counter: Counter, prepare: () => Promise<Round>): Promise<number> {
  for (let nth = 1; ; nth += 1) {
    const { victim, call, repair } = await prepare();
    counter.arm(nth, victim.kill);
    const answer = await call().catch(() => null);
    counter.disarm();
    if (answer !== null) {
      await victim.stop();
      expect([200, 201]).toContain(answer.status);
      return nth - 1;
    }
    await victim.gone;
    await repair(nth);
  }
}
