import { reportsClient } from '../release-watch/reports-client.ts';
import { fromRoot, parseFields, portOf, storedSecret } from '../settings/index.ts';
import { buildRegistryApi } from './app.ts';
import { startCanaryWatch } from './canary-watch.ts';
import { startWebhook } from './webhook.ts';

const values = parseFields(process.env, [
  ...(['PORT', 'REGISTRY_PORT', 'DATA_DIR', 'LOG_LEVEL'] as const),
  ...(['RELEASE_WEBHOOK_URL', 'RELEASE_WEBHOOK_SECRET'] as const),
  ...(['API_ORIGIN', 'API_PORT', 'REPORT_SECRET', 'CANARY_STEP_SECONDS', 'CANARY_STEP_VISITORS'] as const),
]);
const dataDir = fromRoot(values.DATA_DIR);
const { RELEASE_WEBHOOK_URL: url, RELEASE_WEBHOOK_SECRET: secret } = values;
const reports = reportsClient({
  apiOrigin: values.API_ORIGIN ?? `http://localhost:${String(portOf(values, 'API_PORT'))}`,
  secret: values.REPORT_SECRET ?? storedSecret(dataDir, 'reports'),
});
const app = await buildRegistryApi({ dataDir, logLevel: values.LOG_LEVEL, reports });
const stopWatch = startCanaryWatch({
  ...{ dataDir, reports, log: app.log },
  waiting: { atLeast: values.CANARY_STEP_SECONDS * 1000, visitors: values.CANARY_STEP_VISITORS },
});
app.addHook('onClose', (_app, done) => {
  void stopWatch();
  done();
});
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
