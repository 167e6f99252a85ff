import { join } from 'node:path';
import {
  fromRoot,
  missingFields,
  pairProblems,
  parseFields,
  portOf,
  publicUrlOf,
  readTrustProxy,
  SettingsError,
  storeMode,
  swappedKeys,
  type TrustProxy,
  type UploadsStorage,
  uploadsStorageNames,
  uploadsStorageOf,
  type Values,
} from '@ritual/platform/settings';
import { limitsFor, type Limits } from './limits.ts';

const needed = ['DATABASE_URL', 'TOKEN_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
const others = [
  ...(['API_HOST', 'API_PORT', 'PORT', 'PUBLIC_URL', 'TRUST_PROXY', 'DATABASE_POOL'] as const),
  ...(['STRIPE_TEST_SECRET_KEY', 'STRIPE_TEST_WEBHOOK_SECRET'] as const),
  ...(['DATA_DIR', 'STRIPE_API_BASE', 'SMTP_URL', 'MAIL_FROM', 'LOG_LEVEL', 'RATE_LIMIT_FACTOR'] as const),
  ...([
    'PREPARED_STATEMENTS',
    'REPORT_SECRET',
    'FACTOR_SECRET',
    'REGISTRY_SECRET',
    'REGISTRY_ORIGIN',
    'REGISTRY_PORT',
    'DEMO_HISTORY',
  ] as const),
  ...uploadsStorageNames,
];

/** Of one mode of the payment provider. */
export interface PaymentKeys {
  readonly secretKey: string;
  /** Several while one is being replaced by another. */
  readonly webhookSecrets: readonly string[];
}

export interface Settings {
  readonly production: boolean;
  /** Whether an empty demo opens with a history of orders: with the payment sandbox, which knows their payments. */
  readonly demoHistory: boolean;
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string;
  readonly databasePool: number;
  readonly preparedStatements: boolean;
  /** Where browsers reach the store; without a slash at the end. */
  readonly publicUrl: string;
  /** Folder of pictures that the staff has uploaded; the asset host serves them from there. */
  readonly uploadsFolder: string;
  /** What several machines share of them; null: the folder is all. */
  readonly uploadsStorage: UploadsStorage | null;
  readonly tokenSecret: string;
  /** Signs what served pages report with. An API that was started without counts nothing. */
  readonly reportSecret: string | null;
  /** Seals the secrets of authenticator apps, and hashes recovery codes. */
  readonly factorSecret: string;
  /** The registry, for the Storefront page. An API that was started without the secret has none. */
  readonly registry: { readonly origin: string; readonly secret: string } | null;
  readonly stripe: PaymentKeys & {
    /** null: Stripe's own. */
    readonly apiBase: string | null;
    /** What test orders run on beside live keys; null: no second pair. */
    readonly test: PaymentKeys | null;
  };
  readonly mail: { readonly smtpUrl: string | null; readonly from: string };
  /** Who before it is believed about who is asking: the shell. */
  readonly trustProxy: TrustProxy;
  readonly logLevel: Values['LOG_LEVEL'];
  readonly limits: Limits;
}

/** Parses what the API reads of the environment. Throws SettingsError, with a sentence for each mistake. */
export function parseSettings(env: NodeJS.ProcessEnv): Settings {
  const swapped = swappedKeys(env);
  if (swapped.length > 0) throw new SettingsError(swapped);
  const values = parseFields(env, [...needed, ...others]);
  const {
    DATABASE_URL: databaseUrl,
    TOKEN_SECRET: tokenSecret,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecrets,
  } = values;
  if (!databaseUrl || !tokenSecret || !secretKey || !webhookSecrets) {
    throw new SettingsError(missingFields(values, needed, 'the API'));
  }
  const problems = pairProblems(values);
  if (problems.length > 0) throw new SettingsError(problems);
  const { STRIPE_TEST_SECRET_KEY: testKey, STRIPE_TEST_WEBHOOK_SECRET: testSecrets = '' } = values;
  const listed = (secrets: string) => secrets.split(',').map((secret) => secret.trim());
  return {
    production: storeMode(env) === 'production',
    demoHistory: values.DEMO_HISTORY === 'on' && values.STRIPE_API_BASE !== undefined,
    host: values.API_HOST,
    port: portOf(values, 'API_PORT'),
    databaseUrl,
    databasePool: values.DATABASE_POOL,
    preparedStatements: values.PREPARED_STATEMENTS === 'on',
    publicUrl: publicUrlOf(values),
    uploadsFolder: join(fromRoot(values.DATA_DIR), 'uploads'),
    uploadsStorage: uploadsStorageOf(values),
    tokenSecret,
    reportSecret: values.REPORT_SECRET ?? null,
    // Keys are derived from it, so that the other's use of the same secret does no harm.
    factorSecret: values.FACTOR_SECRET ?? tokenSecret,
    registry: values.REGISTRY_SECRET
      ? {
          origin: values.REGISTRY_ORIGIN ?? `http://localhost:${String(portOf(values, 'REGISTRY_PORT'))}`,
          secret: values.REGISTRY_SECRET,
        }
      : null,
    stripe: {
      secretKey,
      webhookSecrets: listed(webhookSecrets),
      apiBase: values.STRIPE_API_BASE?.replace(/\/+$/, '') ?? null,
      test: testKey === undefined ? null : { secretKey: testKey, webhookSecrets: listed(testSecrets) },
    },
    mail: { smtpUrl: values.SMTP_URL ?? null, from: values.MAIL_FROM },
    // The shell alone calls it, from this machine.
    trustProxy: readTrustProxy(values.TRUST_PROXY ?? 'loopback') ?? false,
    logLevel: values.LOG_LEVEL,
    limits: limitsFor(values.RATE_LIMIT_FACTOR),
  };
}
