import { readdirSync, readFileSync } from 'node:fs';
import { commandOf, parentOf } from '../database/processes.ts';

/** Memory of a process in megabytes, and its processor time. */
export interface ProcessUsage {
  readonly pid: number;
  readonly name: string;
  /** Resident memory, including pages shared with other processes (VmRSS). */
  readonly rss: number;
  /** Its proportional share: pages that several processes map are divided among them (Pss). */
  readonly pss: number;
  /** Seconds of processor time that it has used. */
  readonly processor: number;
}

/** A process and its descendants, read from /proc: Linux only. */
export function processTree(root: number): readonly ProcessUsage[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = parentOf(Number(name));
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const pids: number[] = [];
  const walk = (pid: number) => {
    pids.push(pid);
    for (const child of children.get(pid) ?? []) walk(child);
  };
  walk(root);
  return pids.flatMap((pid) => usageOf(pid) ?? []);
}

function usageOf(pid: number): ProcessUsage | null {
  try {
    const rss = kilobytes(`/proc/${pid}/status`, 'VmRSS');
    const pss = kilobytes(`/proc/${pid}/smaps_rollup`, 'Pss');
    // Fields 14 and 15, in hundredths; the name before them may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const processor = (Number(fields[11]) + Number(fields[12])) / 100;
    return { pid, name: nameOf(commandOf(pid)), rss: rss / 1024, pss: pss / 1024, processor };
  } catch {
    return null; // it has ended meanwhile
  }
}

function kilobytes(file: string, field: string): number {
  const [, number = '0'] = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(file, 'utf8')) ?? [];
  return Number(number);
}

const names: readonly (readonly [RegExp, string])[] = [
  [/shell\/server\/server\.ts/, 'shell server'],
  [/workers\/render-process\.ts/, 'render process'],
  [/assets\/server\.ts/, 'asset host'],
  [/registry-api\/server\.ts/, 'registry'],
  [/assets\/picture-process\.ts/, 'picture process'],
  [/stripe-sandbox\/server\.ts/, 'payment sandbox'],
  [/api\/src\/server\.ts/, 'api'],
  [/start\/start\.ts/, 'npm start: supervisor'],
  [/--eval .*stdin/s, 'guard of a process'],
  [/\bpostgres\b/, 'postgres'],
  [/\bnpm\b/, 'npm'],
];

function nameOf(command: string): string {
  return names.find(([pattern]) => pattern.test(command))?.[1] ?? command.trim().slice(0, 40);
}

export interface Row {
  readonly name: string;
  readonly processes: number;
  readonly rss: number;
  readonly pss: number;
  readonly processor: number;
}

/** Processes of one name together. */
export function together(held: readonly ProcessUsage[]): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const { name, rss, pss, processor } of held) {
    const before = rows.get(name) ?? { processes: 0, rss: 0, pss: 0, processor: 0 };
    rows.set(name, {
      name,
      processes: before.processes + 1,
      rss: before.rss + rss,
      pss: before.pss + pss,
      processor: before.processor + processor,
    });
  }
  return [...rows.values()];
}
