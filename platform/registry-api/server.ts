import { reportsClient } from '../release-watch/reports-client.ts';
import {
  fromRoot,
  parseFields,
  portOf,
  releaseStorageNames,
  releaseStorageOf,
  storedSecret,
} from '../settings/index.ts';
import { openReleaseStore } from '../release/store/release-store.ts';
import { buildRegistryApi } from './app.ts';
import { storeKey } from '../registry/store-key.ts';
import { startCanaryWatch } from './canary-watch.ts';
import { startWebhook } from './webhook.ts';

const values = parseFields(process.env, [
  ...(['PORT', 'REGISTRY_PORT', 'DATA_DIR', 'LOG_LEVEL', 'REGISTRY_SECRET'] as const),
  ...(['RELEASE_WEBHOOK_URL', 'RELEASE_WEBHOOK_SECRET'] as const),
  ...releaseStorageNames,
  ...(['API_ORIGIN', 'API_PORT', 'REPORT_SECRET', 'CANARY_STEP_SECONDS', 'CANARY_STEP_VISITORS'] as const),
]);
const dataDir = fromRoot(values.DATA_DIR);
const { RELEASE_WEBHOOK_URL: url, RELEASE_WEBHOOK_SECRET: secret } = values;
const reports = reportsClient({
  apiOrigin: values.API_ORIGIN ?? `http://localhost:${String(portOf(values, 'API_PORT'))}`,
  secret: values.REPORT_SECRET ?? storedSecret(dataDir, 'reports'),
});
const store = await openReleaseStore(dataDir, releaseStorageOf(values));
const app = await buildRegistryApi({
  ...{ store, logLevel: values.LOG_LEVEL, reports },
  storeKey: storeKey(values.REGISTRY_SECRET ?? storedSecret(dataDir, 'registry')),
});
const stopWatch = startCanaryWatch({
  ...{ store, reports, log: app.log },
  waiting: { atLeast: values.CANARY_STEP_SECONDS * 1000, visitors: values.CANARY_STEP_VISITORS },
});
app.addHook('onClose', (_app, done) => {
  void stopWatch();
  done();
});
if (url !== undefined && secret !== undefined) {
  const stop = startWebhook({ store, url, secret, log: app.log });
  app.addHook('onClose', (_app, done) => {
    stop();
    done();
  });
}
app.addHook('onClose', store.close);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
await app.listen({ port: portOf(values, 'REGISTRY_PORT'), host: '127.0.0.1' });
