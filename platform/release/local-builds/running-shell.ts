import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const record = z.object({ version: z.string() });
const fileIn = (dataDir: string) => path.resolve(dataDir, 'registry/running-shell.json');

/** Records which shell the store of a data folder runs: another may be published meanwhile. */
export function recordRunningShell(dataDir: string, version: string): void {
  const file = fileIn(dataDir);
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${String(process.pid)}.tmp`;
  writeFileSync(temporary, `${JSON.stringify({ version } satisfies z.infer<typeof record>)}\n`, {
    flush: true,
  });
  renameSync(temporary, file);
}

/** The version of the shell that the store was last started with; undefined before the first start. */
export function runningShell(dataDir: string): string | undefined {
  const file = fileIn(dataDir);
  return existsSync(file) ? record.parse(JSON.parse(readFileSync(file, 'utf8'))).version : undefined;
}
