import { join } from 'node:path';
import { storeMode } from '@ritual/platform/settings';
import { z } from 'zod';

/** Empty or blank is not set: as a number it would be 0. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema);

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const environment = z.object({
  STRIPE_SANDBOX_HOST: optional(z.string().default('localhost')),
  STRIPE_SANDBOX_PORT: optional(
    z.coerce
      .number({ error: 'must be a port number' })
      .int('must be a port number')
      .min(0, 'must be a port number')
      .max(65_535, 'must be a port number')
      .default(3101),
  ),
  STRIPE_SANDBOX_PUBLIC_URL: optional(httpUrl.optional()),
  STRIPE_SANDBOX_WEBHOOK_URL: optional(httpUrl.optional()),
  STRIPE_SANDBOX_DELAYED_MS: optional(
    z.coerce
      .number({ error: 'must be milliseconds' })
      .int('must be milliseconds')
      .min(0, 'must be milliseconds')
      .default(10_000),
  ),
  STRIPE_SECRET_KEY: optional(
    z
      .string()
      .regex(/^sk_test_\S+$/, 'must be a test key (sk_test_…): the payment sandbox takes no other')
      .default('sk_test_ritual_sandbox'),
  ),
  STRIPE_WEBHOOK_SECRET: optional(
    z
      .string()
      .regex(/^whsec_\S+$/, 'must start with whsec_')
      .default('whsec_ritual_sandbox'),
  ),
  DATA_DIR: optional(z.string().default('.data')),
  LOG_LEVEL: optional(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be fatal, error, warn, info, debug, trace or silent',
      })
      .default('warn'),
  ),
});

/**
 * Reads the sandbox's settings.
 * @throws Error with one clear sentence naming the first setting that is wrong
 */
export function readSettings(env: Record<string, string | undefined>) {
  const result = environment.safeParse(env);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new Error(`The payment sandbox does not start: ${String(issue?.path[0])} ${issue?.message}.`);
  }
  if (storeMode(env) === 'production') {
    throw new Error('The payment sandbox does not start: it never runs in production mode.');
  }
  const settings = result.data;
  return {
    host: settings.STRIPE_SANDBOX_HOST,
    port: settings.STRIPE_SANDBOX_PORT,
    sandbox: {
      secretKey: settings.STRIPE_SECRET_KEY,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
      webhookUrl: settings.STRIPE_SANDBOX_WEBHOOK_URL,
      publicUrl: settings.STRIPE_SANDBOX_PUBLIC_URL?.replace(/\/+$/, ''),
      dataFile: join(settings.DATA_DIR, 'stripe-sandbox.json'),
      delayedPaymentMs: settings.STRIPE_SANDBOX_DELAYED_MS,
      logLevel: settings.LOG_LEVEL,
    },
  };
}
export type Settings = ReturnType<typeof readSettings>;
