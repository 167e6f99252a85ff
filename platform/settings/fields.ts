import { z } from 'zod';
import { readTrustProxy } from './trust-proxy.ts';

/** One setting of the environment: how it is checked and what docs/settings.md says about it. */
export type Field = {
  readonly schema: z.ZodType;
  /** The default as the table shows it. */
  readonly fallback: string;
  readonly meaning: string;
  /** What to write instead, as the end of a sentence that begins with 'write'. */
  readonly hint: string;
  /** Never printed, and given only to the processes that need it. */
  readonly secret?: true;
};

const port = z.coerce.number().int().min(1).max(65_535);
export const address = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));

const teamToken = z
  .string()
  .trim()
  .regex(/^rop_[0-9a-f]{8}_[\w-]{43}$/)
  .optional();

const portField = (what: string, offset: number) => ({
  // 0, any free port, is of use to a process that runs alone.
  schema: port.or(z.coerce.number().pipe(z.literal(0))).optional(),
  fallback: `\`PORT\` + ${offset}`,
  meaning: `Port of ${what} on this machine.`,
  hint: `a port number such as ${3000 + offset}`,
});

/** Every setting of the store, in the order of the table in docs/settings.md. */
export const storeFields = {
  PORT: {
    schema: port.default(3000),
    fallback: '`3000`',
    meaning: 'Port of the store: pages, `/api` and assets share it.',
    hint: 'a port number such as 3000',
  },
  HOST: {
    schema: z.string().trim().min(1).default('localhost'),
    fallback: '`localhost`',
    meaning:
      'Address on which the store listens; `0.0.0.0` lets other machines in. All other parts stay on this machine.',
    hint: 'localhost, 0.0.0.0 or an address of this machine',
  },
  DATA_DIR: {
    schema: z.string().trim().min(1).default('.data'),
    fallback: '`.data`',
    meaning: 'Folder of everything the store keeps: database, releases, pictures, logs, secrets.',
    hint: 'the path of a folder such as .data',
  },
  RELEASE_ACTOR: {
    schema: z
      .string()
      .trim()
      .regex(/^[^\p{Cc}]{1,100}$/u)
      .optional(),
    fallback: 'the user of the process',
    meaning:
      'Who releases, as the history of the channel names them. Set it where several people or a pipeline share one account.',
    hint: 'a name of at most 100 characters, such as deploy-bot',
  },
  RELEASE_URL: {
    // The token is sent there: in clear text only on this machine or within a private network of names without a dot.
    schema: address('http:', 'https:')
      .refine((text) => {
        // What is no address at all has failed above; the check here is made all the same.
        if (!URL.canParse(text)) return false;
        const { protocol, hostname, username } = new URL(text);
        return (
          username === '' && (protocol === 'https:' || /^(?:[\w-]+|127(?:\.\d+){3}|\[::1\])$/.test(hostname))
        );
      })
      .optional(),
    fallback: 'none',
    meaning:
      'Address of the store whose registry `npm run release` works with, over HTTP. Without it the command works on the store that the settings name, by default in `DATA_DIR`.',
    hint: 'an https address such as https://store.example.com, without a name or password in it',
  },
  RELEASE_TOKEN: {
    schema: teamToken,
    fallback: 'none',
    meaning: "A team's token for it, made by `npm run release -- token create`. Required with `RELEASE_URL`.",
    hint: "a token as 'npm run release -- token create <team>' prints it, beginning with rop_",
    secret: true,
  },
  RELEASE_FROM_TOKEN: {
    schema: teamToken,
    fallback: 'none',
    meaning: 'The token for the other store of `npm run release -- promote --from <address>`.',
    hint: "a token as 'npm run release -- token create <team>' prints it there, beginning with rop_",
    secret: true,
  },
  RELEASE_STORE_URL: {
    schema: address('postgres:', 'postgresql:').optional(),
    fallback: 'files in `DATA_DIR`',
    meaning:
      'PostgreSQL that keeps what is live, its history, previews and team tokens, for several machines. It may be the one of `DATABASE_URL`: it has a schema of its own, `release_store`.',
    hint: 'an address such as postgresql://user:password@localhost:5432/ritual',
    secret: true,
  },
  RELEASE_FILES_URL: {
    schema: z
      .string()
      .trim()
      .regex(/^(?:s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w.-]+)*\/?|file:\/\/\/\S+)$/)
      .optional(),
    fallback: '`DATA_DIR` alone',
    meaning:
      'Where the files of releases are kept for several machines: a bucket of any service that speaks S3, or a folder that they share. `DATA_DIR` has copies of those that a machine has used.',
    hint: 'a bucket such as s3://releases or s3://releases/store, or a folder such as file:///mnt/releases',
  },
  RELEASE_FILES_ENDPOINT: {
    schema: address('http:', 'https:').optional(),
    fallback: "Amazon's",
    meaning: 'Address of the service that has the bucket.',
    hint: 'an address such as https://s3.example.com',
  },
  RELEASE_FILES_REGION: {
    schema: z
      .string()
      .trim()
      .regex(/^[\w-]{1,60}$/)
      .optional(),
    fallback: '`us-east-1`',
    meaning: 'Region of the bucket.',
    hint: 'a region such as us-east-1',
  },
  RELEASE_FILES_KEY_ID: {
    schema: z.string().trim().min(1).optional(),
    fallback: "what Amazon's client finds",
    meaning: 'Id of the key for the bucket. Required with `RELEASE_FILES_SECRET`.',
    hint: 'the id of a key',
    secret: true,
  },
  RELEASE_FILES_SECRET: {
    schema: z.string().trim().min(1).optional(),
    fallback: 'none',
    meaning: 'Its secret. Required with `RELEASE_FILES_KEY_ID`.',
    hint: 'the secret of that key',
    secret: true,
  },
  RELEASE_WEBHOOK_URL: {
    schema: address('http:', 'https:')
      .refine((text) => new URL(text).username === '')
      .optional(),
    fallback: 'none',
    meaning:
      'Address that is called after each change of what is live or a canary, as Standard Webhooks describes it.',
    hint: 'an address such as https://chat.example.com/hooks/releases, without a name or password in it',
    // Such addresses often contain a key.
    secret: true,
  },
  RELEASE_WEBHOOK_SECRET: {
    schema: z
      .string()
      .trim()
      .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/)
      .optional(),
    fallback: 'none',
    meaning: 'Secret that signs these calls. Required with `RELEASE_WEBHOOK_URL`.',
    hint: 'whsec_ and 24 to 64 random bytes as base64',
    secret: true,
  },
  PUBLIC_URL: {
    schema: address('http:', 'https:').optional(),
    fallback: '`http://localhost:PORT`',
    meaning: 'Address under which browsers and mails reach the store. Required in production mode.',
    hint: 'an address such as https://store.example.com',
  },
  STORE_MODE: {
    schema: z.enum(['demo', 'production']).optional(),
    fallback: '`demo`',
    meaning:
      '`demo` has the demo catalog, the demo accounts and the payment sandbox; `production` has none of them. A live key, an https address and the database of a real store are refused in `demo`.',
    hint: 'demo or production',
  },
  NODE_ENV: {
    schema: z.enum(['development', 'production', 'test']).default('development'),
    fallback: '`development`',
    meaning: '`production` chooses production mode where `STORE_MODE` is not set.',
    hint: 'development, production or test',
  },
  DATABASE_URL: {
    schema: address('postgres:', 'postgresql:').optional(),
    fallback: 'an embedded PostgreSQL in `DATA_DIR`',
    meaning: 'PostgreSQL 15 or later to use instead of the embedded one.',
    hint: 'an address such as postgresql://user:password@localhost:5432/ritual',
    secret: true,
  },
  STRIPE_SECRET_KEY: {
    schema: z
      .string()
      .regex(/^(sk|rk)_\S+$/)
      .optional(),
    fallback: 'the payment sandbox',
    meaning:
      "Stripe's secret key. Without it the store pays through its own sandbox. Required in production mode.",
    hint: 'a key that begins with sk_ or rk_',
    secret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    // Several while one is being replaced by another.
    schema: z
      .string()
      .regex(/^whsec_[^,]+(,\s*whsec_[^,]+)*$/)
      .optional(),
    fallback: 'made for the sandbox',
    meaning:
      'Signing secret of the webhook, or several separated by commas. Required with `STRIPE_SECRET_KEY`.',
    hint: 'a secret that begins with whsec_',
    secret: true,
  },
  STRIPE_API_BASE: {
    schema: address('http:', 'https:').optional(),
    fallback: "Stripe's, or the sandbox",
    meaning: "Address of Stripe's API.",
    hint: 'an address such as https://api.stripe.com',
  },
  SMTP_URL: {
    schema: address('smtp:', 'smtps:').optional(),
    fallback: 'none',
    meaning: 'Mail server. Without it mails are kept unsent and read in the admin area.',
    hint: 'an address such as smtp://user:password@mail.example.com:587',
    secret: true,
  },
  MAIL_FROM: {
    schema: z.string().includes('@').default('RITUAL OF POWER <store@example.com>'),
    fallback: '`RITUAL OF POWER <store@example.com>`',
    meaning: 'Sender of the mails.',
    hint: 'a sender such as Store <store@example.com>',
  },
  TOKEN_SECRET: {
    schema: z.string().min(32).optional(),
    fallback: 'made once and kept in `DATA_DIR`',
    meaning: 'Secret that signs access tokens, at least 32 characters. Required in production mode.',
    hint: 'at least 32 random characters',
    secret: true,
  },
  REPORT_SECRET: {
    schema: z.string().min(32).optional(),
    fallback: 'made once and kept in `DATA_DIR`',
    meaning:
      'Secret that signs what served pages report with, at least 32 characters. Set it where shell, API and registry run on several machines.',
    hint: 'at least 32 random characters',
    secret: true,
  },
  FACTOR_SECRET: {
    schema: z.string().min(32).optional(),
    fallback: 'made once and kept in `DATA_DIR`',
    meaning:
      'Secret that seals what authenticator apps share with the store, at least 32 characters. Keep it with the backups of the database: with another one, second factors have to be reset.',
    hint: 'at least 32 random characters',
    secret: true,
  },
  REGISTRY_SECRET: {
    schema: z.string().min(32).optional(),
    fallback: 'made once and kept in `DATA_DIR`',
    meaning:
      'Secret by which the registry knows the API, for the Storefront page of the admin area, at least 32 characters. Set it where API and registry run on several machines.',
    hint: 'at least 32 random characters',
    secret: true,
  },
  CANARY_STEP_SECONDS: {
    schema: z.coerce.number().int().min(1).max(604_800).default(600),
    fallback: '`600`',
    meaning: 'Seconds that a canary keeps each share of visitors at least before it grows by itself.',
    hint: 'a number of seconds such as 600',
  },
  CANARY_STEP_VISITORS: {
    schema: z.coerce.number().int().min(1).default(20),
    fallback: '`20`',
    meaning: 'Visitors of the canary that must have come at a share before it grows by itself.',
    hint: 'a number of visitors such as 20',
  },
  DATABASE_POOL: {
    schema: z.coerce.number().int().min(2).max(200).default(10),
    fallback: '`10`',
    meaning: 'Most connections of the API to the database.',
    hint: 'a number from 2 to 200',
  },
  PREPARED_STATEMENTS: {
    schema: z.enum(['on', 'off']).default('on'),
    fallback: '`on`',
    meaning:
      'Whether connections keep statements prepared, which makes answers cheaper. `off` for a pooler that cannot carry them, such as PgBouncer before 1.21 in transaction mode.',
    hint: 'on or off',
  },
  RATE_LIMIT_FACTOR: {
    schema: z.coerce.number().min(1).default(1),
    fallback: '`1`',
    meaning:
      'Multiplies the limits on tries (login, registration, passwords, mails, carts, checkout, payment), for load tests.',
    hint: 'a number from 1 on',
  },
  RENDER_WORKERS: {
    schema: z.coerce.number().int().min(1).max(64).optional(),
    fallback: 'cores less one, 1 to 4',
    meaning:
      'Processes that render pages on the server. Each canary (three at most) and each preview that is looked at (two) has one more.',
    hint: 'a number from 1 to 64',
  },
  RENDER_WORKER_MEMORY: {
    schema: z.coerce.number().int().min(64).max(4096).default(192),
    fallback: '`192`',
    meaning:
      'Megabytes of data that each of them may hold. One that needs more is ended and started again; its pages are rendered by browsers.',
    hint: 'a number of megabytes from 64 to 4096',
  },
  PAGE_CACHE: {
    schema: z.coerce.number().int().min(1).max(4096).default(32),
    fallback: '`32`',
    meaning: 'Megabytes of rendered pages, compressed, that the shell keeps at most.',
    hint: 'a number of megabytes from 1 to 4096',
  },
  TRUST_PROXY: {
    schema: z
      .string()
      .trim()
      .refine((text) => readTrustProxy(text) !== null)
      .optional(),
    fallback: 'none',
    meaning:
      'Who may say in `X-Forwarded-*` who is asking: how many proxies of yours stand before the store, if no request can come past them (`1`), or their addresses and networks (`10.0.0.0/8, loopback`). `false`: none. Required in production mode with an https `PUBLIC_URL`.',
    hint: 'how many proxies stand before the store, such as 1, or their addresses, such as 10.0.0.0/8, or false',
  },
  LOG_LEVEL: {
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    fallback: '`info`',
    meaning: 'Least level that is logged: `trace`, `debug`, `info`, `warn`, `error` or `silent`.',
    hint: 'trace, debug, info, warn, error or silent',
  },
  API_PORT: portField('the API', 100),
  PAYMENT_PORT: portField('the payment sandbox', 101),
  ASSET_PORT: portField('the asset host', 102),
  DATABASE_PORT: portField('the embedded database', 103),
  REGISTRY_PORT: portField('the registry', 104),
} satisfies Record<string, Field>;
