import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '../../db/drizzle.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Router } from '../../plugins/contract-route.ts';

/** A load balancer wants to know now; a database that takes longer is of no use. */
const timeoutMs = 2000;

/** For operators, not part of the contract. */
export function healthRoutes({ app }: Router, { database: { db } }: Deps): void {
  // The process is alive, whatever else is down.
  app.get('/healthz', () => ({ status: 'ok' }));
  // Calls can be served.
  app.get('/readyz', async () => {
    const answer = db.execute(sql`select 1`).then(
      () => null,
      (error: unknown) => new AppError('UNAVAILABLE', { cause: error }),
    );
    const failure = await Promise.race([
      answer,
      sleep(timeoutMs, new AppError('UNAVAILABLE'), { ref: false }),
    ]);
    if (failure) throw failure;
    return { status: 'ready' };
  });
}
