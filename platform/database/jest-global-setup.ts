// One server for a whole Jest run. Jest requires default exports.
import { startTestServer } from './test-server.ts';

export default async function setup(): Promise<void> {
  (globalThis as { stopTestServer?: () => Promise<void> }).stopTestServer = await startTestServer();
}
