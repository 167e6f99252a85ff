import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startMailServer, type MailServer } from '@ritual/api/testing/mail-server';
import { parseSettings } from '@ritual/platform/settings';
import { startStore } from '@ritual/platform/start';
import { startTlsProxy, type TlsProxy } from '../../fixtures/tls-proxy.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const port = Number(process.env['E2E_PORT'] ?? '3400') + 20;
const paymentPort = String(port + 101);

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_production_journey',
  STRIPE_WEBHOOK_SECRET: 'whsec_production_journey',
};

/** An empty store in production mode, and what an operator puts around it. */
export interface ProductionStore {
  /** Its public address. */
  readonly url: string;
  readonly paymentUrl: string;
  readonly mails: MailServer['taken'];
  /** Runs an operator's command, such as `create-admin`; resolves with what it says. */
  readonly operate: (password: string, ...words: readonly string[]) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Stripe, as far as the store knows it: another process at STRIPE_API_BASE, which calls the public address. */
async function startPayments(dataDir: string, { url, certificate }: TlsProxy): Promise<ChildProcess> {
  const trusted = path.join(dataDir, 'proxy.pem');
  writeFileSync(trusted, certificate);
  const child = spawn(process.execPath, ['api/stripe-sandbox/server.ts'], {
    cwd: root,
    env: {
      ...keys,
      DATA_DIR: dataDir,
      PAYMENT_PORT: paymentPort,
      STRIPE_SANDBOX_WEBHOOK_URL: `${url}/api/stripe/webhook`,
      NODE_EXTRA_CA_CERTS: trusted,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The payment sandbox did not start.');
  });
  await Promise.race([once(child, 'message'), ended]);
  // From here on its end is that of the run.
  ended.catch(() => undefined);
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}

/** What `npm start` starts in production mode, behind a proxy that ends TLS, with a mail server and a payment provider. */
export async function startProductionStore(): Promise<ProductionStore> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ritual-production-'));
  const cleanups: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const cleanUp of cleanups.reverse()) await cleanUp();
  };
  try {
    const proxy = await startTlsProxy(port);
    cleanups.push(proxy.close);
    const mails = await startMailServer();
    cleanups.push(mails.close);
    const payments = await startPayments(folder, proxy);
    cleanups.push(() => end(payments));
    const env = {
      ...keys,
      STORE_MODE: 'production',
      PORT: String(port),
      PUBLIC_URL: proxy.url,
      TRUST_PROXY: '1',
      TOKEN_SECRET: 'a secret of thirty-two characters',
      STRIPE_API_BASE: `http://localhost:${paymentPort}`,
      SMTP_URL: mails.url,
      MAIL_FROM: 'Kite & Co <orders@kite.example>',
      DATA_DIR: path.join(folder, 'store'),
      // Owner and shoppers come from one address.
      RATE_LIMIT_FACTOR: '20',
      LOG_LEVEL: 'warn',
    };
    const store = await startStore(parseSettings(env));
    cleanups.push(store.stop);
    return {
      url: proxy.url,
      paymentUrl: env.STRIPE_API_BASE,
      mails: mails.taken,
      operate: async (password, ...words) => {
        const script = path.join(root, 'platform/start/commands/operate.ts');
        const { stdout } = await promisify(execFile)(process.execPath, [script, ...words], {
          env: { ...env, PATH: process.env['PATH'] ?? '', ADMIN_PASSWORD: password },
        });
        return stdout;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
