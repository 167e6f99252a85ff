import { keptSecret, type Settings } from '../../settings/index.ts';
import type { PartDefinition } from './part.ts';

export type PartName = 'api' | 'payment sandbox' | 'asset host' | 'shell';

const local = (port: number) => `http://127.0.0.1:${port}`;

export interface PartsOptions {
  readonly live: boolean;
  /** The published shell to run. Not its build, which the next one replaces under a store that runs. */
  readonly shellFolder?: string;
}

/** What each process of the store is told: everything through its environment, already checked. */
export function defineParts(settings: Settings, databaseUrl: string, { live, shellFolder }: PartsOptions) {
  const { ports, dataDir, stripe, mail } = settings;
  const kept = (name: string) => keptSecret(dataDir, name);
  const payment = stripe ?? {
    secretKey: `sk_test_${kept('sandbox-key')}`,
    webhookSecret: `whsec_${kept('sandbox-webhook')}`,
    apiBase: `http://localhost:${ports.payment}`,
  };
  const common = {
    NODE_ENV: settings.mode === 'production' ? 'production' : settings.nodeEnv,
    STORE_MODE: settings.mode,
    LOG_LEVEL: settings.logLevel,
    DATA_DIR: dataDir,
    PUBLIC_URL: settings.publicUrl,
  };
  const api = {
    ...common,
    API_PORT: String(ports.api),
    // The shell alone calls it, from this machine.
    TRUST_PROXY: 'loopback',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: String(settings.databasePool),
    PREPARED_STATEMENTS: settings.preparedStatements,
    RATE_LIMIT_FACTOR: String(settings.rateLimitFactor),
    TOKEN_SECRET: settings.tokenSecret ?? kept('token'),
    STRIPE_SECRET_KEY: payment.secretKey,
    STRIPE_WEBHOOK_SECRET: payment.webhookSecret,
    STRIPE_API_BASE: payment.apiBase ?? '',
    SMTP_URL: mail.smtpUrl ?? '',
    MAIL_FROM: mail.from,
  };
  // Node's own watcher: it knows which files a process has loaded.
  const watched = live ? { nodeArgs: ['--watch', '--watch-preserve-output'], echo: true } : {};
  const part = (
    name: PartName,
    entry: string,
    env: Record<string, string>,
    health: string,
  ): PartDefinition => ({
    ...{ name, entry, env, health },
  });
  return {
    api: { ...part('api', 'api/src/server.ts', api, `${local(ports.api)}/readyz`), ...watched },
    sandbox: stripe
      ? null
      : part(
          'payment sandbox',
          'api/stripe-sandbox/server.ts',
          {
            ...common,
            PAYMENT_PORT: String(ports.payment),
            STRIPE_SECRET_KEY: payment.secretKey,
            STRIPE_WEBHOOK_SECRET: payment.webhookSecret,
            STRIPE_SANDBOX_WEBHOOK_URL: `${local(ports.api)}/api/stripe/webhook`,
          },
          `${local(ports.payment)}/_control`,
        ),
    assets: part(
      'asset host',
      'platform/assets/server.ts',
      { ...common, PORT: String(ports.shell), ASSET_PORT: String(ports.assets) },
      `${local(ports.assets)}/healthz`,
    ),
    shell: {
      ...part(
        'shell',
        'shell/server/server.ts',
        {
          ...common,
          HOST: settings.host,
          TRUST_PROXY: settings.trustProxy ?? '',
          // React on the server has to be of the kind that the pages were built with.
          NODE_ENV: live ? 'development' : 'production',
          LIVE_RELOAD: String(live),
          ...(shellFolder !== undefined && { SHELL_DIST: shellFolder }),
          PORT: String(ports.shell),
          API_ORIGIN: local(ports.api),
          ASSET_ORIGIN: local(ports.assets),
        },
        `${local(ports.shell)}/healthz`,
      ),
      ...watched,
    },
  };
}
