import { z } from 'zod';
import type { Field } from './field.ts';

/** Secrets of the store itself. */
export const secretFields = {
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
} satisfies Record<string, Field>;
