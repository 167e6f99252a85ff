// npm run release -- <command>: see `npm run release -- --help`.
import { text } from 'node:stream/consumers';
import { runReleaseCommand } from './program.ts';

process.exitCode = await runReleaseCommand(process.argv.slice(2), {
  env: process.env,
  readInput: () => text(process.stdin),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
