import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, jest, test } from '@jest/globals';
import { freePort } from '@ritual/platform/database';
import { environmentOf } from './testing/processes/api-process.ts';
import { setUpTestDatabase } from './testing/set-up.ts';
import { testSettings } from './testing/test-store.ts';

jest.setTimeout(120_000);

const server = fileURLToPath(new URL('./server.ts', import.meta.url));

const database = setUpTestDatabase();

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

test('an API that was started by hand outlives the shell that it was started in', async () => {
  const { stripe, tokenSecret } = testSettings(null);
  const { secretKey, webhookSecrets } = stripe;
  const port = await freePort();
  const shell = spawn('sh', ['-c', '"$0" "$1" >/dev/null & echo $!; wait', process.execPath, server], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...environmentOf({
        ...{ databaseUrl: database.url, stripeBase: 'http://127.0.0.1:9', secretKey, tokenSecret },
        webhookSecret: webhookSecrets[0] ?? '',
      }),
      API_PORT: String(port),
    },
  });
  const [line] = (await once(shell.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  try {
    while (!(await answers(port))) await sleep(50);
    shell.kill('SIGKILL');
    await once(shell, 'exit');
    // Longer than it took to notice when it did.
    await sleep(2500);
    expect(await answers(port)).toBe(true);
  } finally {
    process.kill(pid, 'SIGTERM');
    while (await answers(port)) await sleep(50);
  }
});
