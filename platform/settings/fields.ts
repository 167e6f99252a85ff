import { z } from 'zod';
import { address, port, type Field } from './field.ts';
import { loadFields } from './load-fields.ts';
import { releaseFields } from './release-fields.ts';
import { secretFields } from './secret-fields.ts';
import { serviceFields } from './service-fields.ts';
import { readTrustProxy } from './trust-proxy.ts';
import { uploadsFields } from './uploads-fields.ts';

export { address, type Field } from './field.ts';

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
  ...releaseFields,
  ...uploadsFields,
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
  DEMO_HISTORY: {
    schema: z.enum(['on', 'off']).default('on'),
    fallback: '`on`',
    meaning:
      'Whether a demo whose database is empty opens with 90 days of orders, parcels, returns and messages of invented people. `off` for tests. Never for a store that pays through Stripe, which knows nothing of them.',
    hint: 'on or off',
  },
  NODE_ENV: {
    schema: z.enum(['development', 'production', 'test']).default('development'),
    fallback: '`development`',
    meaning: '`production` chooses production mode where `STORE_MODE` is not set.',
    hint: 'development, production or test',
  },
  ...serviceFields,
  ...secretFields,
  ...loadFields,
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
