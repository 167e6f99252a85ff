import type { App } from '../src/app.ts';
import { percentile } from './stores.ts';

/** One address of the admin area, and what kind of question it is. */
export interface StaffQuestion {
  readonly kind: string;
  readonly url: string;
}

/** Milliseconds that the slowest of twenty answers may take. */
export const maxMs = 300;

export const questionsOf = (kind: string, urls: readonly string[]): readonly StaffQuestion[] =>
  urls.map((url) => ({ kind, url }));

async function timed(app: App, token: string, url: string): Promise<number> {
  const start = performance.now();
  const answer = await app.server.inject({
    method: 'GET',
    url,
    headers: { authorization: `Bearer ${token}` },
  });
  const took = performance.now() - start;
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
  return took;
}

/** Each question in turn, so that a busy moment slows all of them; prints a table. @returns the kinds that are too slow */
export async function askStaff(
  app: App,
  token: string,
  questions: readonly StaffQuestion[],
  rounds: number,
): Promise<readonly string[]> {
  const times = new Map<string, number[]>(questions.map(({ kind }) => [kind, []]));
  for (let round = -2; round < rounds; round += 1) {
    for (const { kind, url } of questions) {
      const took = await timed(app, token, url);
      if (round >= 0) times.get(kind)?.push(took);
    }
  }
  console.log(`${''.padEnd(34)} ${'median'.padStart(9)} ${'p95'.padStart(9)}`);
  return [...times].flatMap(([kind, all]) => {
    const [middle, high] = [percentile(all, 0.5), percentile(all, 0.95)];
    console.log(`${kind.padEnd(34)} ${middle.toFixed(1).padStart(6)} ms ${high.toFixed(1).padStart(6)} ms`);
    return high > maxMs ? [kind] : [];
  });
}

export const verdict = (slow: readonly string[]): string =>
  slow.length === 0 ? `All within ${maxMs} ms.` : `Slow: ${slow.join(', ')}.`;
