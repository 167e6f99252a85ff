import { parseFields, SettingsError } from './parse-fields.ts';

export type StoreMode = 'demo' | 'production';

const remedy =
  'and a demo has an administrator whose password everybody knows: write production in STORE_MODE';

/**
 * Whether this is a demo or a production store, for every process and command. STORE_MODE decides; without it NODE_ENV, which tools
 * and hosts may set for other reasons. Throws SettingsError when a demo has a live Stripe key or an https address.
 */
export function storeMode(env: NodeJS.ProcessEnv): StoreMode {
  const { STORE_MODE, NODE_ENV } = parseFields(env, ['STORE_MODE', 'NODE_ENV']);
  const mode = STORE_MODE ?? (NODE_ENV === 'production' ? 'production' : 'demo');
  if (mode === 'production') return mode;
  const problems = [];
  if (/^(sk|rk)_live_/.test(env['STRIPE_SECRET_KEY'] ?? '')) {
    problems.push(`STRIPE_SECRET_KEY is a live key, ${remedy}, or use a test key.`);
  }
  if (/^https:/i.test(env['PUBLIC_URL'] ?? '')) {
    problems.push(`PUBLIC_URL is an https address, ${remedy}, or an http address in PUBLIC_URL.`);
  }
  if (problems.length > 0) throw new SettingsError(problems);
  return mode;
}
