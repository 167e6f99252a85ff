import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fields, type SettingName } from './fields.ts';
import { parseFields, SettingsError, type Values } from './parse-fields.ts';
import { storeMode, type StoreMode } from './store-mode.ts';

/** The store's settings after parsing; every address is whole and every path absolute. */
export type Settings = {
  readonly mode: StoreMode;
  readonly nodeEnv: 'development' | 'production' | 'test';
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Address on which the shell listens. */
  readonly host: string;
  readonly dataDir: string;
  readonly publicUrl: string;
  readonly ports: { readonly [part in 'shell' | 'api' | 'payment' | 'assets' | 'database']: number };
  /** null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** null: the payment sandbox. */
  readonly stripe: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    readonly apiBase: string | null;
  } | null;
  /** As TRUST_PROXY says it; null: not at all. */
  readonly trustProxy: string | null;
  readonly databasePool: number;
  readonly rateLimitFactor: number;
  readonly mail: { readonly smtpUrl: string | null; readonly from: string };
  /** null: made and kept in dataDir. */
  readonly tokenSecret: string | null;
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const offsets = { API_PORT: 100, PAYMENT_PORT: 101, ASSET_PORT: 102, DATABASE_PORT: 103 } as const;

/** Parses the environment once. An empty variable counts as not set. Throws SettingsError. */
export function parseSettings(env: NodeJS.ProcessEnv): Settings {
  const values: Values = parseFields(env, Object.keys(fields) as SettingName[]);
  const mode = storeMode(env);
  const ports = parsePorts(values);
  requireTogether(values, mode);
  return {
    mode,
    nodeEnv: values.NODE_ENV,
    logLevel: values.LOG_LEVEL,
    host: values.HOST,
    dataDir: isAbsolute(values.DATA_DIR) ? values.DATA_DIR : resolve(root, values.DATA_DIR),
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${ports.shell}`).replace(/\/+$/, ''),
    ports,
    databaseUrl: values.DATABASE_URL ?? null,
    stripe:
      values.STRIPE_SECRET_KEY === undefined
        ? null
        : {
            secretKey: values.STRIPE_SECRET_KEY,
            webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? '',
            apiBase: values.STRIPE_API_BASE ?? null,
          },
    trustProxy: values.TRUST_PROXY ?? null,
    databasePool: values.DATABASE_POOL,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    mail: { smtpUrl: values.SMTP_URL ?? null, from: values.MAIL_FROM },
    tokenSecret: values.TOKEN_SECRET ?? null,
  };
}

function parsePorts(values: Values): Settings['ports'] {
  const at = (name: keyof typeof offsets) => values[name] ?? values.PORT + offsets[name];
  const named = Object.entries({
    PORT: values.PORT,
    ...Object.fromEntries((Object.keys(offsets) as (keyof typeof offsets)[]).map((name) => [name, at(name)])),
  });
  const problems = named.flatMap(([name, port], index) => {
    const other = named.slice(0, index).find(([, taken]) => taken === port);
    if (other) return [`${name} and ${other[0]} are both ${port}: give one of them another port.`];
    return port > 65_535 ? [`${name} would be ${port}: write a port below 65536.`] : [];
  });
  if (problems.length > 0) throw new SettingsError(problems);
  return {
    shell: values.PORT,
    api: at('API_PORT'),
    payment: at('PAYMENT_PORT'),
    assets: at('ASSET_PORT'),
    database: at('DATABASE_PORT'),
  };
}

function requireTogether(values: Values, mode: Settings['mode']): void {
  const needed: SettingName[] =
    mode === 'production' ? ['PUBLIC_URL', 'STRIPE_SECRET_KEY', 'TOKEN_SECRET'] : [];
  const problems = needed
    .filter((name) => values[name] === undefined)
    .map((name) => `${name} is missing, and production mode needs it: write ${fields[name].hint}.`);
  if (mode === 'demo' && values.NODE_ENV === 'production') {
    problems.push(
      'STORE_MODE is demo and NODE_ENV is production, which do not go together: leave one of them out.',
    );
  }
  const isSecure = values.PUBLIC_URL !== undefined && new URL(values.PUBLIC_URL).protocol === 'https:';
  if (mode === 'production' && isSecure && values.TRUST_PROXY === undefined) {
    problems.push(
      `TRUST_PROXY is missing, and an https PUBLIC_URL needs it in production mode, because the store speaks http behind a proxy and would take all visitors for one: write ${fields.TRUST_PROXY.hint}.`,
    );
  }
  if (values.STRIPE_SECRET_KEY !== undefined && values.STRIPE_WEBHOOK_SECRET === undefined) {
    problems.push(
      `STRIPE_WEBHOOK_SECRET is missing, and STRIPE_SECRET_KEY needs it: write ${fields.STRIPE_WEBHOOK_SECRET.hint}.`,
    );
  }
  if (problems.length > 0) throw new SettingsError(problems);
}
