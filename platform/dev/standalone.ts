// Runs one remote standalone: `npm run dev -w mfe-catalog`. Mocks answer in the browser; no API, no database, no shell.
import { packageNamed } from '../webpack/packages.ts';
import { runAlone } from './run-alone.ts';

const name = process.argv[2];
try {
  if (!name) throw new Error('Say which remote to run: node platform/dev/standalone.ts mfe-catalog');
  await runAlone(packageNamed(name));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
