import { fromRoot, parseFields, portOf } from '../settings/index.ts';
import { buildRegistryApi } from './app.ts';

const values = parseFields(process.env, ['PORT', 'REGISTRY_PORT', 'DATA_DIR', 'LOG_LEVEL']);
const app = await buildRegistryApi({ dataDir: fromRoot(values.DATA_DIR), logLevel: values.LOG_LEVEL });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
await app.listen({ port: portOf(values, 'REGISTRY_PORT'), host: '127.0.0.1' });
