import { storedSecret, uploadsEnvironment, type Settings } from '../../settings/index.ts';
import type { ServiceDefinition } from './service.ts';

export type ServiceName = 'api' | 'payment sandbox' | 'asset host' | 'registry' | 'shell';

const local = (port: number) => `http://127.0.0.1:${port}`;

export interface DefinitionOptions {
  readonly live: boolean;
}

/** Script, environment and health check of each service. The values come from parsed settings. */
export function defineServices(settings: Settings, databaseUrl: string, { live }: DefinitionOptions) {
  const { ports, dataDir, stripe, mail, releaseWebhook } = settings;
  const secret = (name: string) => storedSecret(dataDir, name);
  const payment = stripe ?? {
    secretKey: `sk_test_${secret('sandbox-key')}`,
    webhookSecret: `whsec_${secret('sandbox-webhook')}`,
    apiBase: `http://localhost:${ports.payment}`,
    test: null,
  };
  // Pages report with tokens of the shell, which the API reads; the registry asks the API what it has counted.
  const reportSecret = settings.reportSecret ?? secret('reports');
  // The API changes releases for owners; the shell, which all the world calls, cannot.
  const registrySecret = settings.registrySecret ?? secret('registry');
  const common = {
    NODE_ENV: settings.mode === 'production' ? 'production' : settings.nodeEnv,
    STORE_MODE: settings.mode,
    DEMO_HISTORY: settings.demoHistory ? 'on' : 'off',
    LOG_LEVEL: settings.logLevel,
    DATA_DIR: dataDir,
    PUBLIC_URL: settings.publicUrl,
  };
  const uploads = uploadsEnvironment(settings.uploadsStorage);
  const api = {
    ...common,
    ...uploads,
    API_PORT: String(ports.api),
    // Only the shell calls the API, from this machine.
    TRUST_PROXY: 'loopback',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: String(settings.databasePool),
    PREPARED_STATEMENTS: settings.preparedStatements,
    RATE_LIMIT_FACTOR: String(settings.rateLimitFactor),
    TOKEN_SECRET: settings.tokenSecret ?? secret('token'),
    REPORT_SECRET: reportSecret,
    FACTOR_SECRET: settings.factorSecret ?? secret('factors'),
    REGISTRY_SECRET: registrySecret,
    REGISTRY_ORIGIN: local(ports.registry),
    STRIPE_SECRET_KEY: payment.secretKey,
    STRIPE_WEBHOOK_SECRET: payment.webhookSecret,
    STRIPE_API_BASE: payment.apiBase ?? '',
    STRIPE_TEST_SECRET_KEY: payment.test?.secretKey ?? '',
    STRIPE_TEST_WEBHOOK_SECRET: payment.test?.webhookSecret ?? '',
    SMTP_URL: mail.smtpUrl ?? '',
    MAIL_FROM: mail.from,
  };
  // Those that read what is live, and serve its files.
  const releasing = { ...common, ...settings.releaseStorage };
  // `node --watch` restarts a process when a file that it has loaded changes.
  const watched = live ? { nodeArgs: ['--watch', '--watch-preserve-output'], echo: true } : {};
  const service = (
    name: ServiceName,
    entry: string,
    env: Record<string, string>,
    health: string,
  ): ServiceDefinition => ({
    ...{ name, entry, env, health },
  });
  return {
    api: { ...service('api', 'api/src/server.ts', api, `${local(ports.api)}/readyz`), ...watched },
    sandbox: stripe
      ? null
      : service(
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
    assets: service(
      'asset host',
      'platform/assets/server.ts',
      { ...releasing, ...uploads, PORT: String(ports.shell), ASSET_PORT: String(ports.assets) },
      `${local(ports.assets)}/healthz`,
    ),
    registry: {
      ...service(
        'registry',
        'platform/registry-api/server.ts',
        {
          ...{ ...releasing, PORT: String(ports.shell), REGISTRY_PORT: String(ports.registry) },
          ...{ API_ORIGIN: local(ports.api), REPORT_SECRET: reportSecret, REGISTRY_SECRET: registrySecret },
          CANARY_STEP_SECONDS: String(settings.canaryStep.seconds),
          CANARY_STEP_VISITORS: String(settings.canaryStep.visitors),
          ...(releaseWebhook && {
            RELEASE_WEBHOOK_URL: releaseWebhook.url,
            RELEASE_WEBHOOK_SECRET: releaseWebhook.secret,
          }),
        },
        `${local(ports.registry)}/healthz`,
      ),
      // Teams cannot release then, but shoppers can buy.
      optional: true,
    },
    shell: {
      ...service(
        'shell',
        'shell/server/server.ts',
        {
          ...releasing,
          HOST: settings.host,
          TRUST_PROXY: settings.trustProxy ?? '',
          // React on the server must be the same variant (development or production) that the pages were built with.
          NODE_ENV: live ? 'development' : 'production',
          LIVE_RELOAD: String(live),
          PORT: String(ports.shell),
          REPORT_SECRET: reportSecret,
          API_ORIGIN: local(ports.api),
          ASSET_ORIGIN: local(ports.assets),
          REGISTRY_ORIGIN: local(ports.registry),
        },
        `${local(ports.shell)}/healthz`,
      ),
      ...watched,
    },
  };
}
