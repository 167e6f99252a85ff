import { fromRoot, parseFields, portOf } from '../settings/index.ts';
import { buildAssetHost } from './app.ts';

const values = parseFields(process.env, ['PORT', 'ASSET_PORT', 'DATA_DIR', 'LOG_LEVEL']);
const { app } = await buildAssetHost({ dataDir: fromRoot(values.DATA_DIR), logLevel: values.LOG_LEVEL });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
await app.listen({ port: portOf(values, 'ASSET_PORT'), host: '127.0.0.1' });
