// The shell's server: renders pages, serves their scripts, and proxies API and assets under one origin.
import { buildServer } from './app.ts';
import { readSettings } from './settings.ts';

try {
  const settings = readSettings(process.env);
  const app = await buildServer(settings);
  await app.listen({ port: settings.port, host: settings.host });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
  process.send?.('ready');
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
