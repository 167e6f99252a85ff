// For the tests: a command that runs until it is ended, and says what it does. With the word 'mute' it has no words to welcome with.
import { runCommand } from '../commands/run-command.ts';

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
}, welcome);

function welcome(): Promise<void> {
  return process.argv[2] === 'mute' ? Promise.reject(new Error('no words')) : Promise.resolve();
}
