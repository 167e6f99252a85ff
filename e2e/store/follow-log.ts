import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { runningStore } from './running-store.ts';

/** Returns a function that gives what a service has written into its log since this call. */
export function followLog(service: 'shell' | 'api' | 'registry'): () => string {
  const file = path.join(runningStore().dataDir, 'logs', `${service}.log`);
  const from = statSync(file).size;
  return () => readFileSync(file).subarray(from).toString();
}
