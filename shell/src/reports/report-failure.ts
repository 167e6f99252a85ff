import { failureOf } from './failure-of.ts';
import { loadNextAsDocument, type PageLoads, type Router } from './next-load.ts';
import { sendReport } from './page-report.ts';

/** Codes of a script that is not there any more, or does not arrive: a document names those that are. */
const lostScript = new Set(['CHUNK_LOAD_ERROR', 'PAGE_UNAVAILABLE', 'REMOTE_UNAVAILABLE', 'FEDERATION_008']);

/**
 * Tells the store of an error. A page of which a release is not live any more is the last one that its document shows. `routerOf`: of
 * this page, once there is one.
 */
export async function reportFailure(
  error: unknown,
  context: Readonly<Record<string, unknown>> | undefined,
  routerOf: () => Router | undefined,
  loads?: PageLoads,
): Promise<void> {
  const failure = failureOf(error, context);
  if (!failure) return;
  const isOver = (await sendReport(failure)) || lostScript.has(failure.code);
  const router = routerOf();
  if (isOver && router) loadNextAsDocument(router, loads);
}
