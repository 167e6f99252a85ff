import { join } from 'node:path';
import {
  fromRoot,
  parseFields,
  portOf,
  publicUrlOf,
  SettingsError,
  storeMode,
} from '@ritual/platform/settings';

/** Reads the sandbox's settings. Throws SettingsError, with a sentence for each mistake. */
export function readSettings(env: NodeJS.ProcessEnv) {
  const values = parseFields(env, [
    ...(['PORT', 'PAYMENT_PORT', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'DATA_DIR'] as const),
    ...(['STRIPE_SANDBOX_PUBLIC_URL', 'STRIPE_SANDBOX_WEBHOOK_URL', 'STRIPE_SANDBOX_DELAYED_MS'] as const),
    ...(['LOG_LEVEL', 'PUBLIC_URL', 'DEMO_HISTORY'] as const),
  ]);
  if (storeMode(env) === 'production') {
    throw new SettingsError(['The payment sandbox never runs in production mode.']);
  }
  const secretKey = values.STRIPE_SECRET_KEY ?? 'sk_test_ritual_sandbox';
  if (!secretKey.startsWith('sk_test_')) {
    throw new SettingsError([
      'STRIPE_SECRET_KEY is no test key, and the payment sandbox takes no other: write one that begins with sk_test_.',
    ]);
  }
  const port = portOf(values, 'PAYMENT_PORT');
  const publicUrl = values.STRIPE_SANDBOX_PUBLIC_URL?.replace(/\/+$/, '');
  return {
    ...{ host: 'localhost', port },
    /** What the sandbox is told of the store when it knows the payments of the demo's history; null: without. */
    history:
      values.DEMO_HISTORY === 'on'
        ? { store: publicUrlOf(values), payment: publicUrl ?? `http://localhost:${String(port)}` }
        : null,
    sandbox: {
      secretKey,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? 'whsec_ritual_sandbox',
      webhookUrl: values.STRIPE_SANDBOX_WEBHOOK_URL,
      publicUrl,
      dataFile: join(fromRoot(values.DATA_DIR), 'stripe-sandbox.json'),
      delayedPaymentMs: values.STRIPE_SANDBOX_DELAYED_MS,
      logLevel: values.LOG_LEVEL,
    },
  };
}
export type Settings = ReturnType<typeof readSettings>;
