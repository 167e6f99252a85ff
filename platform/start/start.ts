// npm start: the whole store with one command.
import { parseSettings, type Settings } from '../settings/index.ts';
import { runCommand } from './commands/run-command.ts';
import { startStore, type Store } from './start-store.ts';
import { printSteps } from './steps.ts';
import { welcome } from './welcome.ts';
import { shopState, whatIsLeft } from './what-is-left.ts';

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
    for (const words of whatIsLeft(settings, await shopState(settings))) console.log(`\n${words}`);
  },
);
