import type { z } from 'zod';
import { internalKey } from './view-token.ts';
import {
  canaryVotes,
  internalPaths,
  releaseHealth,
  type CanaryRun,
  type CanaryVotes,
  type ReleaseHealth,
} from './wire.ts';

/** What the API has counted of pages and their reports. */
export interface Reports {
  readonly votes: (run: CanaryRun) => Promise<CanaryVotes>;
  readonly health: (days: number) => Promise<ReleaseHealth>;
}

/** The API does not tell what it has counted. */
export class ReportsUnavailable extends Error {}

const timeoutMs = 5000;

/** Reads them from the API, by the secret that it shares with the store's other processes. */
export function reportsClient({
  apiOrigin,
  secret,
}: {
  readonly apiOrigin: string;
  readonly secret: string;
}): Reports {
  const headers = { authorization: `Bearer ${internalKey(secret)}` };

  async function read<Schema extends z.ZodType>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: Schema,
  ): Promise<z.output<Schema>> {
    const address = new URL(path, apiOrigin);
    address.search = new URLSearchParams(query).toString();
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(address, { headers, signal }).catch((error: unknown) => {
      throw new ReportsUnavailable(
        `The API at ${apiOrigin} cannot be reached: ${(error as Error).message}. Is the store running?`,
      );
    });
    if (answer.status === 401) {
      throw new ReportsUnavailable(
        `The API at ${apiOrigin} has another secret: give it the same REPORT_SECRET, or the same DATA_DIR.`,
      );
    }
    const result = schema.safeParse(await answer.json().catch(() => undefined));
    if (answer.ok && result.success) return result.data;
    throw new ReportsUnavailable(
      `The API at ${apiOrigin} does not say what pages have reported (status ${String(answer.status)}): is it as new as this command?`,
    );
  }

  return {
    votes: ({ remote, version, startedAt }) =>
      read(internalPaths.canaryVotes, { remote, version, startedAt }, canaryVotes),
    health: (days) => read(internalPaths.releaseHealth, { days: String(days) }, releaseHealth),
  };
}
