import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

/** Keys that the server accepts. */
export const s3Keys = { id: 'S3RVER', secret: 'S3RVER' };

/** A server that speaks S3, with the bucket `releases`. Its conditional writes are wrong, as those of some services are. */
export async function startS3Server() {
  const directory = mkdtempSync(path.join(tmpdir(), 'ritual-s3-'));
  const bucket = 'releases';
  const server = new S3rver({
    ...{ silent: true, directory },
    ...{ configureBuckets: [{ name: bucket, configs: [] }] },
  });
  await server.configureBuckets();
  const http = createServer(server.callback()).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  return {
    ...{ bucket, endpoint: `http://127.0.0.1:${String(port)}` },
    stop: async () => {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
