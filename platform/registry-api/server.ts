import { fromRoot, parseFields, portOf } from '../settings/index.ts';
import { buildRegistryApi } from './app.ts';
import { startWebhook } from './webhook.ts';

const values = parseFields(process.env, [
  ...(['PORT', 'REGISTRY_PORT', 'DATA_DIR', 'LOG_LEVEL'] as const),
  ...(['RELEASE_WEBHOOK_URL', 'RELEASE_WEBHOOK_SECRET'] as const),
]);
const dataDir = fromRoot(values.DATA_DIR);
const { RELEASE_WEBHOOK_URL: url, RELEASE_WEBHOOK_SECRET: secret } = values;
const app = await buildRegistryApi({ dataDir, logLevel: values.LOG_LEVEL });
if (url !== undefined && secret !== undefined) {
  const stop = startWebhook({ dataDir, url, secret, log: app.log });
  app.addHook('onClose', (_app, done) => {
    stop();
    done();
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
await app.listen({ port: portOf(values, 'REGISTRY_PORT'), host: '127.0.0.1' });
