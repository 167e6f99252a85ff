import { z } from 'zod';
import { address, storeFields, type Field } from './fields.ts';

/** What `npm start` tells its processes beyond the store's settings; set by hand only for a process that is started alone. */
export const processFields = {
  API_HOST: {
    schema: z.string().trim().min(1).default('127.0.0.1'),
    fallback: '`127.0.0.1`',
    meaning: 'Address on which the API listens.',
    hint: 'an address of this machine such as 127.0.0.1',
  },
  API_ORIGIN: {
    schema: address('http:', 'https:').optional(),
    fallback: '`http://localhost:API_PORT`',
    meaning: 'Where shell and registry find the API.',
    hint: 'an address such as http://localhost:3100',
  },
  ASSET_ORIGIN: {
    schema: address('http:', 'https:').optional(),
    fallback: '`http://localhost:ASSET_PORT`',
    meaning: 'Where the shell finds the asset host.',
    hint: 'an address such as http://localhost:3102',
  },
  REGISTRY_ORIGIN: {
    schema: address('http:', 'https:').optional(),
    fallback: '`http://localhost:REGISTRY_PORT`',
    meaning: 'Where shell and API find the registry.',
    hint: 'an address such as http://localhost:3104',
  },
  SHELL_DIST: {
    schema: z.string().trim().min(1).optional(),
    fallback: "the channel's, else `shell/dist`",
    meaning: 'Folder of the shell to run whatever the channel says: a release or a build.',
    hint: 'the path of a folder such as shell/dist',
  },
  LIVE_RELOAD: {
    schema: z.stringbool().default(false),
    fallback: '`false`',
    meaning: 'Pages reload when a build is published, and are not cached.',
    hint: 'true or false',
  },
  STRIPE_SANDBOX_PUBLIC_URL: {
    schema: address('http:', 'https:').optional(),
    fallback: 'the address on which it is called',
    meaning: "Where browsers reach the payment sandbox's hosted page.",
    hint: 'an address such as http://localhost:3101',
  },
  STRIPE_SANDBOX_WEBHOOK_URL: {
    schema: address('http:', 'https:').optional(),
    fallback: 'none',
    meaning: 'Where the payment sandbox sends its events; without it they can only be listed.',
    hint: 'an address such as http://localhost:3100/api/stripe/webhook',
  },
  STRIPE_SANDBOX_DELAYED_MS: {
    schema: z.coerce.number().int().min(0).default(10_000),
    fallback: '`10000`',
    meaning: 'Milliseconds that a delayed payment stays undecided in the payment sandbox.',
    hint: 'a number of milliseconds such as 10000',
  },
} satisfies Record<string, Field>;

/** Every setting of every process; each picks those that it reads (`parseFields`). */
export const fields = { ...storeFields, ...processFields };

export type SettingName = keyof typeof fields;
