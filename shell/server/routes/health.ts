import type { FastifyInstance } from 'fastify';

export interface HealthOptions {
  readonly apiOrigin: string;
  /** Additional fields of the /healthz response. */
  readonly details: () => object;
  /** Timeout of the call to the API in ms: longer than the API waits for its database, so that it can answer 503. */
  readonly timeoutMs?: number;
}

/** Liveness (`/healthz`) and readiness (`/readyz`: the API and its database can be reached). */
export function healthRoutes(
  app: FastifyInstance,
  { apiOrigin, details, timeoutMs = 3000 }: HealthOptions,
): void {
  // Without API and database: restarting this process would not repair them.
  app.get('/healthz', () => ({ status: 'ok', ...details() }));
  app.get('/readyz', async (_request, reply) => {
    const away = await unavailableDependency(`${apiOrigin}/readyz`, timeoutMs);
    void reply.code(away === null ? 200 : 503).header('cache-control', 'no-store');
    return away === null ? { status: 'ready' } : { status: 'away', away };
  });
}

async function unavailableDependency(url: string, timeoutMs: number): Promise<'api' | 'database' | null> {
  try {
    const { ok, status, body } = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    await body?.cancel();
    if (ok) return null;
    // The API answers 503 only when its database is unavailable.
    return status === 503 ? 'database' : 'api';
  } catch {
    return 'api';
  }
}
