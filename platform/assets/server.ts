import { parseSettings } from '../settings/index.ts';
import { buildAssetHost } from './app.ts';

const { ports, dataDir, logLevel } = parseSettings(process.env);
const { app } = await buildAssetHost({ dataDir, logLevel });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
await app.listen({ port: ports.assets, host: '127.0.0.1' });
