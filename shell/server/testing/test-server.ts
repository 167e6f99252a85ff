import type { FastifyInstance } from 'fastify';
import { buildServer } from '../app.ts';
import { readSettings } from '../settings.ts';
import type { fakeStore } from './fake-store.ts';

/** The server of a store that is written by the test. There is no API behind it. */
export const testServer = (
  store: Pick<ReturnType<typeof fakeStore>, 'dataDir' | 'shellDist'>,
): Promise<FastifyInstance> =>
  buildServer(
    readSettings({
      ...{ DATA_DIR: store.dataDir, SHELL_DIST: store.shellDist, PUBLIC_URL: 'https://store.example' },
      ...{ API_ORIGIN: 'http://127.0.0.1:9', LOG_LEVEL: 'silent', RENDER_WORKERS: '1' },
    }),
  );
