import type { FastifyInstance } from 'fastify';

export interface HealthOptions {
  readonly apiOrigin: string;
  /** What is told of this server while it lives. */
  readonly alive: () => object;
  /** Milliseconds that the API has: longer than it waits for its database, so that it can say what is away. */
  readonly patience?: number;
}

/** Liveness (`/healthz`) and readiness (`/readyz`: the API and its database can be reached). */
export function healthRoutes(
  app: FastifyInstance,
  { apiOrigin, alive, patience = 3000 }: HealthOptions,
): void {
  // Starting it again would bring back neither API nor database, so they do not count here.
  app.get('/healthz', () => ({ status: 'ok', ...alive() }));
  app.get('/readyz', async (_request, reply) => {
    const away = await whatIsAway(`${apiOrigin}/readyz`, patience);
    void reply.code(away === null ? 200 : 503).header('cache-control', 'no-store');
    return away === null ? { status: 'ready' } : { status: 'away', away };
  });
}

async function whatIsAway(url: string, patience: number): Promise<'api' | 'database' | null> {
  try {
    const { ok, status, body } = await fetch(url, { signal: AbortSignal.timeout(patience) });
    await body?.cancel();
    if (ok) return null;
    // The only thing for which an API that answers is not ready.
    return status === 503 ? 'database' : 'api';
  } catch {
    return 'api';
  }
}
