// npm start: the whole store with one command.
import { parseSettings, type Settings } from '../settings/index.ts';
import { ordersClosed, ordersClosedWords } from './orders-closed.ts';
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
    const closed = await ordersClosed(settings);
    if (closed) console.log(`\n${ordersClosedWords[closed]}`);
  },
);
