import { serveWorkshop } from './serve-workshop.ts';

/** Serves the built workshop while its tests run; they find it by what is left in the environment. */
export async function globalSetup(): Promise<() => void> {
  const { url, server } = await serveWorkshop();
  process.env['RITUAL_WORKSHOP'] = url;
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

// Playwright asks for a default export here.
export default globalSetup;
