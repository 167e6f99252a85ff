// npm run dev: the whole store with live reload; changes of a remote, the shell, the API or shared are reloaded automatically.
import pc from 'picocolors';
import { parseSettings } from '../settings/index.ts';
import { openReleaseStore } from '../release/store/index.ts';
import { runCommand } from '../start/commands/run-command.ts';
import { startStore } from '../start/start-store.ts';
import { printSteps } from '../start/steps.ts';
import { UsageError } from '../settings/usage-error.ts';
import { welcome } from '../start/welcome.ts';
import { watchAll } from './watch.ts';

const begun = performance.now();
let ready = false;

const start = async (signal: AbortSignal) => {
  // During development only warnings and errors are logged, not each request.
  const settings = parseSettings({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn' });
  const { dataDir, releaseStorage, mode } = settings;
  if (mode === 'production') {
    throw new UsageError(
      'Development builds are not for shoppers: npm run dev does not run in production mode. Use npm start.',
    );
  }
  const store = await startStore(settings, {
    signal,
    live: true,
    step: printSteps(),
    notify: console.error,
    publishReleases: async (_settings, step) => {
      const releases = await openReleaseStore(dataDir, releaseStorage);
      const watching = watchAll({
        store: releases,
        onRebuilt: ({ name, ms }) =>
          ready && console.log(`${pc.green('rebuilt')} ${name} in ${Math.round(ms)} ms`),
        onError: ({ name, message }) => console.error(`${pc.red(`${name} cannot be built`)}\n${message}`),
      });
      await step('first build', () => watching.ready);
      return undefined;
    },
  });
  return { settings, ...store }; // the watchers run in this process and end with it
};

await runCommand(start, ({ settings, ...store }) => {
  ready = true;
  console.log(welcome(settings, store, ((performance.now() - begun) / 1000).toFixed(1)));
});
