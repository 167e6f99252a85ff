import { parseFields, SettingsError } from './parse-fields.ts';

export type StoreMode = 'demo' | 'production';

const remedy =
  'and a demo has an administrator whose password everybody knows: write production in STORE_MODE';

/**
 * Whether this is a demo or a real store: one answer for every process and command. STORE_MODE says it; NODE_ENV, which tools
 * and hosts set for reasons of their own, only where that is missing. What can only be a real store is never a demo. Throws
 * SettingsError.
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
