import { fields, readTrustProxy, storeMode, type TrustProxy } from '@ritual/platform/settings';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const address = z.url().transform((value) => value.replace(/\/+$/, ''));

const environment = z.object({
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: port.default(3100),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  PUBLIC_URL: address.default('http://localhost:3000'),
  TOKEN_SECRET: z.string().min(32),
  STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_\w+$/),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  STRIPE_API_BASE: address.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//)
    .optional(),
  MAIL_FROM: z.string().includes('@').default('RITUAL OF POWER <store@example.com>'),
  TRUST_PROXY: fields.TRUST_PROXY.schema.default('loopback'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  RATE_LIMIT_FACTOR: z.coerce.number().min(1).default(1),
});

/** How many tries are allowed in a window of time. */
export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

export interface Settings {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string;
  readonly databasePool: number;
  /** Where browsers reach the store; without a slash at the end. */
  readonly publicUrl: string;
  readonly tokenSecret: string;
  readonly stripe: {
    readonly secretKey: string;
    /** Several while one is being replaced by another. */
    readonly webhookSecrets: readonly string[];
    /** null: Stripe's own. */
    readonly apiBase: string | null;
  };
  readonly mail: { readonly smtpUrl: string | null; readonly from: string };
  /** Who before it is believed about who is asking: the shell. */
  readonly trustProxy: TrustProxy;
  readonly logLevel: z.output<typeof environment>['LOG_LEVEL'];
  readonly limits: {
    readonly loginByAddress: Limit;
    readonly loginByAccount: Limit;
    readonly registerByAddress: Limit;
    readonly registerByAccount: Limit;
    /** Asking for a mail with a link. */
    readonly mailByAddress: Limit;
    readonly mailByAccount: Limit;
    /** Following a link, and so guessing one. */
    readonly linkByAddress: Limit;
    /** Saying the password again, before something that needs it. */
    readonly passwordByAddress: Limit;
    readonly passwordByAccount: Limit;
    readonly checkoutByAddress: Limit;
    readonly checkoutByAccount: Limit;
    /** What asks the payment provider: settling, paying and canceling an order. */
    readonly paymentByAddress: Limit;
    readonly paymentByAccount: Limit;
    /** Carts that are begun without an account: each is a session id that anybody can make up. */
    readonly cartByAddress: Limit;
    /** Telling of a visit. */
    readonly eventsByAddress: Limit;
    /** Messages to the store. */
    readonly contactByAddress: Limit;
    readonly contactByEmail: Limit;
    readonly contactByAccount: Limit;
  };
}

/** Tries per window; the factor lets tests and load runs through. */
export function limitsFor(factor: number): Settings['limits'] {
  const limit = (max: number, seconds: number): Limit => ({ max: Math.floor(max * factor), seconds });
  return {
    loginByAddress: limit(30, 900),
    loginByAccount: limit(10, 900),
    registerByAddress: limit(20, 3600),
    registerByAccount: limit(10, 3600),
    mailByAddress: limit(20, 3600),
    mailByAccount: limit(5, 3600),
    linkByAddress: limit(30, 900),
    passwordByAddress: limit(30, 900),
    passwordByAccount: limit(10, 900),
    checkoutByAddress: limit(90, 900),
    checkoutByAccount: limit(30, 900),
    paymentByAddress: limit(300, 900),
    paymentByAccount: limit(60, 900),
    cartByAddress: limit(100, 3600),
    eventsByAddress: limit(300, 900),
    contactByAddress: limit(10, 3600),
    contactByEmail: limit(5, 3600),
    contactByAccount: limit(5, 3600),
  };
}

/** Parses the environment once. An empty variable counts as not set. Throws one sentence that names what is wrong. */
export function parseSettings(env: NodeJS.ProcessEnv): Settings {
  // Empty or blank is not set: as a number it would be 0.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
    throw new Error(`The API cannot start: ${names.join(', ')} missing or malformed.`);
  }
  const values = parsed.data;
  return {
    production: storeMode(given) === 'production',
    host: values.API_HOST,
    port: values.API_PORT,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    publicUrl: values.PUBLIC_URL,
    tokenSecret: values.TOKEN_SECRET,
    stripe: {
      secretKey: values.STRIPE_SECRET_KEY,
      webhookSecrets: values.STRIPE_WEBHOOK_SECRET.split(',').map((secret) => secret.trim()),
      apiBase: values.STRIPE_API_BASE ?? null,
    },
    mail: { smtpUrl: values.SMTP_URL ?? null, from: values.MAIL_FROM },
    trustProxy: readTrustProxy(values.TRUST_PROXY) ?? false,
    logLevel: values.LOG_LEVEL,
    limits: limitsFor(values.RATE_LIMIT_FACTOR),
  };
}
