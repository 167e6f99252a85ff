import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { z } from 'zod';

const PAUSE_MS = 100;
/** Writing takes at most this part of the time, however large the state grows. */
const SHARE_OF_TIME = 1 / 10;

/**
 * The state of the last run, or undefined when there is none.
 * @throws Error in one clear sentence when the file is not what the sandbox wrote
 */
export function readSnapshot<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): z.output<Schema> | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`The payment sandbox cannot read its data in ${file}: remove that file to start empty.`, {
      cause,
    });
  }
}

/** Writes the state a moment after a change, many changes at once, by rename so that no reader sees half a file. */
export function snapshotWriter(file: string | undefined, snapshot: () => object) {
  let timer: NodeJS.Timeout | undefined;
  let pause = PAUSE_MS;

  const flush = (): void => {
    clearTimeout(timer);
    if (file === undefined || timer === undefined) return;
    timer = undefined;
    const start = performance.now();
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(snapshot()), { mode: 0o600 });
    renameSync(`${file}.new`, file);
    pause = Math.max(PAUSE_MS, (performance.now() - start) / SHARE_OF_TIME);
  };

  const schedule = (): void => {
    if (file === undefined) return;
    timer ??= setTimeout(flush, pause).unref();
  };

  return { schedule, flush };
}
