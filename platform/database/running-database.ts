import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, isAlive } from './processes.ts';

/** URL of the embedded PostgreSQL that another process runs in `dataDir`; null when none runs there. */
export function runningDatabase(dataDir: string): string | null {
  const data = join(dataDir, 'postgres');
  // Lines of PostgreSQL's postmaster.pid: process id, folder, start time, port.
  const [pid = '', , , port = ''] = read(join(data, 'postmaster.pid')).split('\n');
  const password = read(join(dataDir, 'secrets', 'postgres'));
  if (!isRunning(Number(pid), data) || !/^\d+$/.test(port) || password === '') return null;
  return embeddedUrl(password, Number(port), 'ritual');
}

export function embeddedUrl(password: string, port: number, database: string): string {
  return `postgresql://ritual:${password}@127.0.0.1:${port}/${database}`;
}

const isRunning = (pid: number, data: string) => pid > 0 && isAlive(pid) && commandOf(pid).includes(data);

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
