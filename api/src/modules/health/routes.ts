import { sql } from '../../db/drizzle.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Router } from '../../plugins/contract-route.ts';

/** For whoever runs the store, not part of the contract. */
export function healthRoutes({ app }: Router, { database: { db } }: Deps): void {
  // The process is alive, whatever else is down.
  app.get('/healthz', () => ({ status: 'ok' }));
  // Calls can be served.
  app.get('/readyz', async () => {
    try {
      await db.execute(sql`select 1`);
    } catch (error) {
      throw new AppError('UNAVAILABLE', { cause: error });
    }
    return { status: 'ready' };
  });
}
