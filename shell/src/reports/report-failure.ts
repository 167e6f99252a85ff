import { failureOf } from './failure-of.ts';
import { loadNextAsDocument } from './next-load.ts';
import { sendReport } from './page-report.ts';

/** Codes of a script that is not there any more, or does not arrive: a document names those that are. */
const lostScript = new Set(['CHUNK_LOAD_ERROR', 'REMOTE_UNAVAILABLE', 'FEDERATION_008']);

/** Tells the store of an error. A page of which a release is not live any more is the last one that it shows. */
export async function reportFailure(
  error: unknown,
  context?: Readonly<Record<string, unknown>>,
): Promise<void> {
  const failure = failureOf(error, context);
  if (!failure) return;
  if (lostScript.has(failure.code)) loadNextAsDocument();
  if (await sendReport(failure)) loadNextAsDocument();
}
