import pc from 'picocolors';
import type { Settings } from '../settings/index.ts';
import type { Store } from './start-store.ts';

/** The text printed when everything runs. Tools wait for its last line. */
export function welcome(settings: Settings, store: Store, seconds: string): string {
  const { ports, stripe, mode, dataDir } = settings;
  const rows: [string, string][] = [
    ['Store', settings.publicUrl],
    ['API', `http://localhost:${ports.api}/api`],
    ['Payment', stripe ? 'Stripe' : `http://localhost:${ports.payment} (sandbox)`],
    ['Assets', `http://localhost:${ports.assets}`],
    [
      'Database',
      store.embedded ? `localhost:${ports.database} (embedded PostgreSQL)` : 'PostgreSQL of DATABASE_URL',
    ],
    ['Data and logs', dataDir],
  ];
  const accounts: [string, string][] = [
    ['Shopper', 'shopper@example.com / ritual-demo-2026'],
    ['Administrator', 'admin@example.com / ritual-demo-2026'],
  ];
  const all = mode === 'demo' ? [...rows, ...accounts] : rows;
  const table = all.map(([name, text]) => `  ${pc.bold(name.padEnd(15))} ${text}`).join('\n');
  return `\n${table}\n\n  ${pc.dim(`Started in ${seconds} s; Ctrl-C stops everything.`)}\n\nStore ready at ${store.url}`;
}
