import { buildSandbox } from './app.ts';
import { historyPayments } from './core/history.ts';
import { readSettings } from './settings.ts';
import type { Settings } from './settings.ts';

/** Everything that can be wrong at start is said in one sentence. */
function refuse(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

function startFailure(error: unknown, { port }: Settings): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new Error(`The payment sandbox does not start: port ${port} is in use (PAYMENT_PORT).`);
  }
  return error;
}

function settingsOrRefuse(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    return refuse(error);
  }
}

const settings = settingsOrRefuse();

try {
  const payments = settings.history ? await historyPayments(settings.history) : undefined;
  const app = buildSandbox({ ...settings.sandbox, payments });
  await app.listen({ host: settings.host, port: settings.port });

  let closing = false;
  const close = (): void => {
    if (closing) return;
    closing = true;
    app.close().then(() => process.exit(0), refuse);
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  // Started as a child: without its parent the sandbox is of no use.
  process.on('disconnect', close);

  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : settings.port;
  const url = settings.sandbox.publicUrl ?? `http://localhost:${port}`;
  process.send?.({ type: 'ready', url });
  process.stdout.write(`Payment sandbox at ${url} (control page ${url}/_control)\n`);
} catch (error) {
  refuse(startFailure(error, settings));
}
