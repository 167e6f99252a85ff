import { serveWorkshop } from './serve-workshop.ts';

/** Serves the built workshop while its tests run; an environment variable passes its address to them. */
export async function globalSetup(): Promise<() => void> {
  const { url, server } = await serveWorkshop();
  process.env['RITUAL_WORKSHOP'] = url;
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

// Playwright requires a default export.
export default globalSetup;
