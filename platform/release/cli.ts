// npm run release -- <command>: see `npm run release -- --help`.
import { text } from 'node:stream/consumers';
import { runReleaseCommand } from './program.ts';

// `| head` has read enough and closes the pipe: what it does not read is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runReleaseCommand(process.argv.slice(2), {
  env: process.env,
  readInput: () => text(process.stdin),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
