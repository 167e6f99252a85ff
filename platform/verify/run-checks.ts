import type { Check } from './checks.ts';
import { outcome, skipped, type Outcome } from './runners/outcome.ts';

export type Result = Outcome & { readonly name: string; readonly seconds: number };

/**
 * Runs all checks, whatever fails, in two concurrent lanes: multi-core checks in sequence and single-core checks in sequence;
 * none starts after the signal. Results are reported as checks end; the returned ones are in the order of the checks.
 */
export async function runChecks(
  checks: readonly Check[],
  onResult: (result: Result) => void,
  signal?: AbortSignal,
): Promise<readonly Result[]> {
  const running = new Map<string, Promise<Result>>();
  const lane = async (own: readonly Check[]) => {
    for (const check of own) {
      if (signal?.aborted) return;
      const result = runOne(check, running, signal);
      running.set(check.name, result);
      onResult(await result);
    }
  };
  await Promise.all([
    lane(checks.filter(({ singleCore }) => singleCore)),
    lane(checks.filter(({ singleCore }) => !singleCore)),
  ]);
  return Promise.all(checks.flatMap(({ name }) => running.get(name) ?? []));
}

/** `needs` name earlier checks of the same lane. */
async function runOne(
  { name, needs = [], run }: Check,
  before: ReadonlyMap<string, Promise<Result>>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  const begun = performance.now();
  const results = await Promise.all(needs.flatMap((need) => before.get(need) ?? []));
  const missing = results.find(({ state }) => state === 'failed');
  const found = missing ? skipped(`not run: ${missing.name} failed`) : await attempt(() => run(signal));
  return { ...found, name, seconds: (performance.now() - begun) / 1000 };
}

async function attempt(run: () => Outcome | Promise<Outcome>): Promise<Outcome> {
  try {
    return await run();
  } catch (error) {
    return outcome(false, '', error instanceof Error ? error.message : String(error));
  }
}
