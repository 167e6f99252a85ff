// One server for a whole Jest run. Jest requires default exports.
import { startTestServer } from './test-server.ts';

/** Called for each project that needs a database, in one process. */
export default async function setup(): Promise<void> {
  const scope = globalThis as { stopTestServer?: () => Promise<void> };
  scope.stopTestServer ??= await startTestServer();
}
