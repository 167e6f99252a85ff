import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const record = z.object({
  version: z.string(),
  /** Those that ran before, the last one first. */
  before: z.array(z.object({ version: z.string(), until: z.iso.datetime() })).default([]),
});
const fileIn = (dataDir: string) => path.resolve(dataDir, 'registry/running-shell.json');
/** How many of those that ran before are remembered. */
const maxBefore = 50;

function read(dataDir: string): z.infer<typeof record> | undefined {
  const file = fileIn(dataDir);
  return existsSync(file) ? record.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Records which shell the store of a data folder runs: another may be published meanwhile. */
export function recordRunningShell(dataDir: string, version: string, now = Date.now()): void {
  const last = read(dataDir);
  if (last?.version === version) return;
  const until = new Date(now).toISOString();
  const before = last ? [{ version: last.version, until }, ...last.before].slice(0, maxBefore) : [];
  const file = fileIn(dataDir);
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${String(process.pid)}.tmp`;
  writeFileSync(temporary, `${JSON.stringify({ version, before } satisfies z.infer<typeof record>)}\n`, {
    flush: true,
  });
  renameSync(temporary, file);
}

/** The version of the shell that the store was last started with; undefined before the first start. */
export const runningShell = (dataDir: string): string | undefined => read(dataDir)?.version;

/** The shells that ran at any time since then (milliseconds since 1970), as far as starts have recorded it. */
export function shellsSince(dataDir: string, then: number): readonly string[] {
  const last = read(dataDir);
  if (!last) return [];
  return [last, ...last.before.filter(({ until }) => Date.parse(until) >= then)].map(
    ({ version }) => version,
  );
}
