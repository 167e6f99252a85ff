// npm run release -- <command>: see `npm run release -- --help`.
import { runReleaseCommand } from './program.ts';

process.exitCode = await runReleaseCommand(process.argv.slice(2), {
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
