import { join } from 'node:path';
import { openUploads } from '../pictures/index.ts';
import {
  fromRoot,
  parseFields,
  portOf,
  releaseStorageNames,
  releaseStorageOf,
  uploadsStorageNames,
  uploadsStorageOf,
} from '../settings/index.ts';
import { openReleaseStore } from '../release/store/index.ts';
import { buildAssetHost } from './app.ts';

const values = parseFields(process.env, [
  ...(['PORT', 'ASSET_PORT', 'DATA_DIR', 'LOG_LEVEL'] as const),
  ...releaseStorageNames,
  ...uploadsStorageNames,
]);
const store = await openReleaseStore(fromRoot(values.DATA_DIR), releaseStorageOf(values));
const uploads = await openUploads(join(store.folder, 'uploads'), uploadsStorageOf(values));
const { app } = await buildAssetHost({ store, uploads, logLevel: values.LOG_LEVEL });
app.addHook('onClose', store.close);
app.addHook('onClose', uploads.close);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
await app.listen({ port: portOf(values, 'ASSET_PORT'), host: '127.0.0.1' });
