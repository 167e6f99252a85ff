// Runs one remote standalone: `npm run dev -w mfe-catalog`. Mocks answer in the browser; no API, no database, no shell.
// With `-- --store https://store.example.com` it serves the remote to that store's pages instead (decision 036).
import { parseArgs } from 'node:util';
import { packageNamed } from '../webpack/packages.ts';
import { runAlone } from './run-alone.ts';

try {
  const { values, positionals } = parseArgs({
    options: { store: { type: 'string' } },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (!name) throw new Error('Say which remote to run: node platform/dev/standalone.ts mfe-catalog');
  await runAlone(packageNamed(name), values.store);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
