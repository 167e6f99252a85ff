// For tests: a command that runs until it is ended and prints each step. With the argument 'mute' its greeting fails.
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
