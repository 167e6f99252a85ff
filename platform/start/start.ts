// npm start: everything a person needs to shop, with one command.
import { parseSettings } from '../settings/index.ts';
import { ordersClosed } from './orders-closed.ts';
import { runCommand } from './run-command.ts';
import { startStore } from './start-store.ts';
import { printSteps } from './steps.ts';
import { welcome } from './welcome.ts';

await runCommand(async (signal) => {
  const begun = performance.now();
  const settings = parseSettings(process.env);
  const store = await startStore(settings, { signal, step: printSteps(), tell: console.error });
  console.log(welcome(settings, store, ((performance.now() - begun) / 1000).toFixed(1)));
  if (await ordersClosed(settings)) {
    console.log('\nThe store takes no orders yet: npm run shop says what is missing, and how it is said.');
  }
  return store;
});
