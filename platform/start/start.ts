// npm start: the whole store with one command.
import { parseSettings, type Settings } from '../settings/index.ts';
import { ordersClosed } from './orders-closed.ts';
import { runCommand } from './commands/run-command.ts';
import { startStore, type Store } from './start-store.ts';
import { printSteps } from './steps.ts';
import { welcome } from './welcome.ts';

const begun = performance.now();

await runCommand(
  async (signal) => {
    const settings = parseSettings(process.env);
    return {
      settings,
      ...(await startStore(settings, { signal, step: printSteps(), notify: console.error })),
    };
  },
  async ({ settings, ...store }: { readonly settings: Settings } & Store) => {
    console.log(welcome(settings, store, ((performance.now() - begun) / 1000).toFixed(1)));
    if (await ordersClosed(settings)) {
      console.log(
        '\nThe store takes no orders yet: an owner enters what is missing under Settings in the admin area, or by npm run shop.',
      );
    }
  },
);
