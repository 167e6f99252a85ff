// For the tests: a command that runs until it is ended, and says what it does.
import { runCommand } from '../run-command.ts';

await runCommand(() => {
  console.log('running');
  setInterval(() => undefined, 60_000);
  return Promise.resolve({
    failed: new Promise<string>(() => undefined),
    stop: () => {
      console.log('stopped');
      return Promise.resolve();
    },
  });
});
