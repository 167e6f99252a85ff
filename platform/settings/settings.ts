import { blockedPorts } from './blocked-ports.ts';
import { fromRoot, portNames, portOf, publicUrlOf } from './derived.ts';
import { storeFields } from './fields.ts';
import { missingFields, parseFields, SettingsError, type Values } from './parse-fields.ts';
import { releaseStorageOf, type ReleaseStorage } from './release-storage.ts';
import { pairProblems, swappedKeys } from './payment-keys.ts';
import { uploadsStorageOf, type UploadsStorage } from './uploads-storage.ts';
import { storeMode, type StoreMode } from './store-mode.ts';

/** The store's settings after parsing; every address is whole and every path absolute. */
export type Settings = {
  readonly mode: StoreMode;
  /** Whether an empty demo opens with a history of orders. */
  readonly demoHistory: boolean;
  readonly nodeEnv: 'development' | 'production' | 'test';
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Address on which the shell listens. */
  readonly host: string;
  readonly dataDir: string;
  /** Who releases, for the history of the channel; null: the user who runs the process. */
  readonly releaseActor: string | null;
  /** Where releases are kept beside DATA_DIR. */
  readonly releaseStorage: ReleaseStorage;
  /** Of uploaded pictures; null: all are in `dataDir`. */
  readonly uploadsStorage: UploadsStorage | null;
  /** What is called after each change of the channel; null: nothing. */
  readonly releaseWebhook: { readonly url: string; readonly secret: string } | null;
  readonly publicUrl: string;
  readonly ports: {
    readonly [part in 'shell' | 'api' | 'payment' | 'assets' | 'database' | 'registry']: number;
  };
  /** null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** null: the payment sandbox. */
  readonly stripe: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    readonly apiBase: string | null;
    /** What test orders run on; null: no second pair. */
    readonly test: { readonly secretKey: string; readonly webhookSecret: string } | null;
  } | null;
  /** The text of TRUST_PROXY; null: not set. */
  readonly trustProxy: string | null;
  readonly databasePool: number;
  readonly preparedStatements: 'on' | 'off';
  readonly rateLimitFactor: number;
  readonly mail: { readonly smtpUrl: string | null; readonly from: string };
  /** null: created and stored in dataDir. */
  readonly tokenSecret: string | null;
  /** null: created and stored in dataDir. */
  readonly reportSecret: string | null;
  readonly factorSecret: string | null;
  /** null: created and stored in dataDir. */
  readonly registrySecret: string | null;
  /** How long a canary keeps each share, and how many of its visitors must have come. */
  readonly canaryStep: { readonly seconds: number; readonly visitors: number };
};

type StoreSetting = keyof typeof storeFields;
type StoreValues = Pick<Values, StoreSetting>;

/** Parses the environment once. Throws SettingsError. */
export function parseSettings(env: NodeJS.ProcessEnv): Settings {
  const swapped = swappedKeys(env);
  if (swapped.length > 0) throw new SettingsError(swapped);
  const values: StoreValues = parseFields(env, Object.keys(storeFields) as StoreSetting[]);
  const mode = storeMode(env);
  const ports = parsePorts(values);
  requireTogether(values, mode);
  return {
    mode,
    // The sandbox has payments for it; Stripe has not.
    demoHistory: mode === 'demo' && values.DEMO_HISTORY === 'on' && values.STRIPE_SECRET_KEY === undefined,
    nodeEnv: values.NODE_ENV,
    logLevel: values.LOG_LEVEL,
    host: values.HOST,
    dataDir: fromRoot(values.DATA_DIR),
    releaseActor: values.RELEASE_ACTOR ?? null,
    releaseStorage: releaseStorageOf(values),
    uploadsStorage: uploadsStorageOf(values),
    releaseWebhook:
      values.RELEASE_WEBHOOK_URL === undefined
        ? null
        : { url: values.RELEASE_WEBHOOK_URL, secret: values.RELEASE_WEBHOOK_SECRET ?? '' },
    publicUrl: publicUrlOf(values),
    ports,
    databaseUrl: values.DATABASE_URL ?? null,
    stripe:
      values.STRIPE_SECRET_KEY === undefined
        ? null
        : {
            secretKey: values.STRIPE_SECRET_KEY,
            webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? '',
            apiBase: values.STRIPE_API_BASE ?? null,
            test:
              values.STRIPE_TEST_SECRET_KEY === undefined
                ? null
                : {
                    secretKey: values.STRIPE_TEST_SECRET_KEY,
                    webhookSecret: values.STRIPE_TEST_WEBHOOK_SECRET ?? '',
                  },
          },
    trustProxy: values.TRUST_PROXY ?? null,
    databasePool: values.DATABASE_POOL,
    preparedStatements: values.PREPARED_STATEMENTS,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    mail: { smtpUrl: values.SMTP_URL ?? null, from: values.MAIL_FROM },
    tokenSecret: values.TOKEN_SECRET ?? null,
    reportSecret: values.REPORT_SECRET ?? null,
    factorSecret: values.FACTOR_SECRET ?? null,
    registrySecret: values.REGISTRY_SECRET ?? null,
    canaryStep: { seconds: values.CANARY_STEP_SECONDS, visitors: values.CANARY_STEP_VISITORS },
  };
}

function parsePorts(values: StoreValues): Settings['ports'] {
  const named = [
    ['PORT', values.PORT] as const,
    ...portNames.map((name) => [name, portOf(values, name)] as const),
  ];
  const problems = named.flatMap(([name, port], index) => {
    const other = named.slice(0, index).find(([, taken]) => taken === port);
    if (other) return [`${name} and ${other[0]} are both ${port}: give one of them another port.`];
    if (port === 0)
      return [`${name} is 0, where the other processes would not find it: write a port number.`];
    if (name !== 'DATABASE_PORT' && blockedPorts.has(port))
      return [`${name} would be ${port}, to which browsers and Node do not connect: choose another port.`];
    return port > 65_535 ? [`${name} would be ${port}: write a port below 65536.`] : [];
  });
  if (problems.length > 0) throw new SettingsError(problems);
  return {
    shell: values.PORT,
    api: portOf(values, 'API_PORT'),
    payment: portOf(values, 'PAYMENT_PORT'),
    assets: portOf(values, 'ASSET_PORT'),
    database: portOf(values, 'DATABASE_PORT'),
    registry: portOf(values, 'REGISTRY_PORT'),
  };
}

function requireTogether(values: StoreValues, mode: Settings['mode']): void {
  const needed = mode === 'production' ? (['PUBLIC_URL', 'STRIPE_SECRET_KEY', 'TOKEN_SECRET'] as const) : [];
  const problems = missingFields(values, needed, 'production mode');
  if (mode === 'demo' && values.NODE_ENV === 'production') {
    problems.push(
      'STORE_MODE is demo and NODE_ENV is production, which do not go together: leave one of them out.',
    );
  }
  const isSecure = values.PUBLIC_URL !== undefined && new URL(values.PUBLIC_URL).protocol === 'https:';
  if (mode === 'production' && isSecure && values.TRUST_PROXY === undefined) {
    problems.push(
      `TRUST_PROXY is missing, and an https PUBLIC_URL needs it in production mode, because the store speaks http behind a proxy and would take all visitors for one: write ${storeFields.TRUST_PROXY.hint}.`,
    );
  }
  if (values.STRIPE_SECRET_KEY !== undefined && values.STRIPE_WEBHOOK_SECRET === undefined) {
    problems.push(...missingFields(values, ['STRIPE_WEBHOOK_SECRET'], 'STRIPE_SECRET_KEY'));
  }
  problems.push(...pairProblems(values));
  if (values.RELEASE_WEBHOOK_URL !== undefined) {
    problems.push(...missingFields(values, ['RELEASE_WEBHOOK_SECRET'], 'RELEASE_WEBHOOK_URL'));
  }
  if (problems.length > 0) throw new SettingsError(problems);
}
